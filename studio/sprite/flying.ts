/** What may hang in the air where other things stand: what flies, drifts, shines or is thrown. */
const flying =
  /bird|dove|eagle|owl|duck|goose|parrot|swan|flamingo|hawk|falcon|crow|swallow|gull|stork|hummingbird|\bbat\b|butterfl|moth\b|bee\b|honeybee|beetle|\bfly\b|mosquito|dragonfl|cricket-ball|airplane|aeroplane|plane\b|biplane|helicopter|rocket|satellite|saucer|airship|balloon|kite|parachute|glider|feather|leaf|leaves|flutter|blossom|petal|cloud|star|moon|sun\b|sunrise|comet|meteor|planet|snowflake|droplet|rain|note|notes|ball\b|boomerang|frisbee|disc\b|flying|spark|fire\b|flame|smoke|bubble|wind|arrow|confetti|lightning|high-voltage|angel|fairy|tennis|shuttlecock|badminton|volleyball|softball|baseball|heart|musical|voltage|parachut|pegasus|simurgh|carpet|puck|dart/;

export const flies = (drawing: string): boolean => flying.test(drawing);
