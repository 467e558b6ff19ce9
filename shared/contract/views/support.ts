import { z } from 'zod';

/** The desk of those who answer messages. Times are epoch milliseconds of the server's clock. */

export const supportMessageSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  timestamp: z.number(),
  done: z.boolean(),
  doneBy: z.string().nullable().describe('The admin who marked it; null while it is open.'),
  version: z.int().describe('Raised by every change of `done`.'),
});

const authorSchema = z.object({
  accountId: z
    .string()
    .nullable()
    .describe(
      'Whose messages these are: a name may have been another account’s. Null for guests, who are one group.',
    ),
  username: z.string(),
});

export const supportEntrySchema = authorSchema.extend({ message: supportMessageSchema });

export const supportGroupsSchema = z.object({
  groups: z.array(
    authorSchema.extend({
      deleted: z.boolean().describe('The account is gone.'),
      messages: z.array(supportMessageSchema),
    }),
  ),
});

/** What speaks for and against a link for a new password; a person decides. */
export const passwordResetCheckSchema = z.object({
  username: z.string().describe('Of the account that the link would open.'),
  email: z.string().describe('The account’s address: the only one that the link may go to.'),
  memberSince: z.number(),
  lastActive: z.number(),
  loggedIn: z
    .boolean()
    .describe('Written from a session of the account; else by a guest who gave its address.'),
  sameAddress: z.boolean().describe('The message gives the account’s own mailbox.'),
  links: z
    .array(
      z.object({
        madeAt: z.number(),
        madeBy: z.string(),
        expiresAt: z.number(),
        usedAt: z.number().nullable(),
        voidedAt: z.number().nullable().describe('When a newer one took its place.'),
      }),
    )
    .describe('The links so far, the newest first.'),
});

export const passwordResetLinkSchema = z.object({ url: z.string(), expiresAt: z.number() });

export type SupportMessageView = z.infer<typeof supportMessageSchema>;
export type SupportEntryView = z.infer<typeof supportEntrySchema>;
export type SupportGroupsView = z.infer<typeof supportGroupsSchema>;
export type PasswordResetCheckView = z.infer<typeof passwordResetCheckSchema>;
export type PasswordResetLinkView = z.infer<typeof passwordResetLinkSchema>;
