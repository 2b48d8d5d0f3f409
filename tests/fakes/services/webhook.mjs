/**
 * Receivers of webhooks: one of the owner's own, Slack's and Discord's. What came is in the log. A path that holds `gone` was removed there,
 * `picky` takes nothing.
 */
export const hosts = [ 'hooks.example', 'hooks.slack.com', 'discord.com' ];

export function handle( { host, path, method, body }, { json } ) {
	if ( path.includes( 'gone' ) ) {
		return json( { message: 'Unknown Webhook', code: 10015 }, 404 );
	}
	if ( method !== 'POST' || path.includes( 'picky' ) ) {
		return json( { message: 'invalid_payload' }, 400 );
	}
	const sent = JSON.parse( body );
	if ( host === 'hooks.slack.com' ) {
		return typeof sent.text === 'string' && sent.text !== ''
			? { status: 200, headers: {}, body: 'ok' }
			: { status: 400, headers: {}, body: 'no_text' };
	}
	if ( host === 'discord.com' ) {
		return typeof sent.content === 'string' && sent.content.length <= 2000
			? { status: 204, headers: {}, body: '' }
			: json( { message: 'Cannot send an empty message' }, 400 );
	}
	return json( { received: true } );
}
