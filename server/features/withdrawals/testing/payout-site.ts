import { afterEach, beforeEach } from 'vitest';
import {
  createAdminCalls,
  requestWithdrawal,
  seenByAdmins,
} from '../../../../tests/clients/withdrawal-calls.ts';
import {
  type PaymentRail,
  type RailBehaviour,
  startPaymentRail,
} from '../../../../tests/servers/payment-rail.ts';
import { type PayoutServer, startPayoutServer } from '../../../../tests/servers/payout-server.ts';

/** A site with a payment service, a member who can ask for two withdrawals and an admin; a new one for each test of the file. */
export function setUpPayoutSite() {
  let service: PaymentRail;
  let server: PayoutServer;
  let member: string;
  let admin: string;

  async function boot(railTimeoutMs = 5_000): Promise<void> {
    service = await startPaymentRail();
    server = await startPayoutServer({ service, railTimeoutMs });
    member = await server.member('Ayesha', 5_000);
    admin = await server.admin('a@example.com');
  }
  beforeEach(() => boot());
  afterEach(() => server.stop());

  return {
    get service() {
      return service;
    },
    get server() {
      return server;
    },
    get member() {
      return member;
    },
    get admin() {
      return admin;
    },
    boot,
    adminCalls: createAdminCalls(() => server.url),
    seen: (id: string) => seenByAdmins(server.api, admin, id),
    keysSent: () => service.requests.map(({ key }) => key),
    /** A request, and what the payment service made of it. */
    async payout(...behaviours: RailBehaviour[]): Promise<string> {
      service.plan(...behaviours);
      const id = await requestWithdrawal(server.api, member);
      await server.workedOff();
      return id;
    },
    /** A request that the payment service has read and not yet answered. */
    async heldPayout(): Promise<string> {
      service.plan({ does: 'hold' });
      const id = await requestWithdrawal(server.api, member);
      await service.received(service.requests.length + 1);
      return id;
    },
    /** What the sweep does at start and now and then. */
    async sweep(): Promise<void> {
      await server.worker.sweep();
      await server.workedOff();
    },
  };
}
