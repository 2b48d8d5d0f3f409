import { __ } from '@wordpress/i18n';
import { toText } from '@shared/guards';

/** Names of services by id; '' where it is a word to translate. The same as in src/social/sharing-buttons/class-button-services.php. */
const NAMES: Record< string, string > = {
	facebook: 'Facebook',
	x: 'X',
	linkedin: 'LinkedIn',
	mastodon: 'Mastodon',
	bluesky: 'Bluesky',
	tumblr: 'Tumblr',
	pinterest: 'Pinterest',
	reddit: 'Reddit',
	whatsapp: 'WhatsApp',
	telegram: 'Telegram',
	threads: 'Threads',
	mail: '',
	link: '',
	share: '',
	print: '',
};

const ALIASES: Record< string, string > = { twitter: 'x', email: 'mail' };

/** All services, in the order of the inserter. */
export const SERVICES = Object.keys( NAMES );

/**
 * A service by the name a block has for it.
 *
 * @param name Anything.
 * @return '' for one that is not known: visitors see no button then.
 */
export function findService( name: unknown ): string {
	const text = toText( name );
	const id = Object.hasOwn( ALIASES, text ) ? ALIASES[ text ] : text;
	return id !== undefined && Object.hasOwn( NAMES, id ) ? id : '';
}

/** What the button of a service says. */
export function getServiceName( id: string ): string {
	switch ( id ) {
		case 'mail':
			return __( 'Email', 'mainstreet-blocks' );
		case 'link':
			return __( 'Copy link', 'mainstreet-blocks' );
		case 'share':
			return __( 'Share', 'mainstreet-blocks' );
		case 'print':
			return __( 'Print', 'mainstreet-blocks' );
	}
	return NAMES[ id ] ?? '';
}
