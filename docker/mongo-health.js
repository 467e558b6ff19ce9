/**
 * The health check of MongoDB, run by mongosh: it is healthy once it takes writes. The first check of a new database
 * makes it a replica set, since only such a set has transactions.
 */
const { MONGO_INITDB_ROOT_USERNAME: user, MONGO_INITDB_ROOT_PASSWORD: password } = process.env;
const credentials = `${user}:${encodeURIComponent(password)}`;
const admin = connect(`mongodb://${credentials}@127.0.0.1:27017/admin?directConnection=true`);

const { setName, isWritablePrimary } = admin.hello();
if (setName === undefined) {
  admin.adminCommand({ replSetInitiate: { _id: 'sawaal', members: [{ _id: 0, host: 'mongo:27017' }] } });
}
quit(isWritablePrimary ? 0 : 1);
