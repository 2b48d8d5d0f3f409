import { parseServiceUrl, readAttribute } from '@shared/embeds';

/** What Pinterest's script draws: values of `data-pin-do`. */
export type PinKind = 'embedPin' | 'embedUser' | 'embedBoard';

export type Pin = {
	/** `short` leads to one of the others, which only Pinterest knows. */
	kind: PinKind | 'short';
	/** As typed, https. */
	url: string;
	/** The URL without tracking parameters. */
	href: string;
};

/** Pinterest's own help, files and interfaces have longer names. */
const HOST = /^(?:(?:www|m|[a-z]{2})\.)?pinterest\.[a-z.]+$/;

/** The number of a pin ends the path, alone or behind a dash-dash. */
const PIN = /^\/pin\/(?:[^/]*--)?([^/]+)(?:\/.*)?$/;

const getKind = ( path: string ): PinKind | null => {
	if ( PIN.test( path ) ) {
		return 'embedPin';
	}
	// A pin without its number is no profile of somebody called pin.
	const [ , name, board ] = /^\/([^/]+)(?:\/([^/]+))?\/?$/.exec( path ) ?? [];
	if ( ! name || name === 'pin' ) {
		return null;
	}
	return board ? 'embedBoard' : 'embedUser';
};

/**
 * Reads an address of Pinterest by its shape, as Pin_Block::parse() does on the server.
 *
 * @param text What was typed, pasted or stored.
 * @return What it is of; null for an address that can't be embedded.
 */
export function readPin( text: unknown ): Pin | null {
	const url = parseServiceUrl( 'pinterest', text );
	// The browser resolves dots; the server takes them as they stand.
	if (
		! url ||
		/\/(?:\.|%2e){1,2}(?:[/?#]|$)/i.test( String( text ).trim() )
	) {
		return null;
	}
	const { hostname, pathname } = url;
	const whole = `https://${ hostname }${ pathname }`;
	if ( /^(?:www\.)?pin\.it$/.test( hostname ) ) {
		return /[^/]/.test( pathname )
			? { kind: 'short', url: url.href, href: whole }
			: null;
	}
	const kind = HOST.test( hostname ) ? getKind( pathname ) : null;
	const number = PIN.exec( pathname )?.[ 1 ];
	return kind
		? {
				kind,
				url: url.href,
				href:
					kind === 'embedPin'
						? `https://${ hostname }/pin/${ number }/`
						: whole,
			}
		: null;
}

/**
 * Reads what was pasted: an address, or the code of Pinterest's widget builder.
 *
 * @param text Pasted text; only read.
 */
export const readPasted = ( text: string ): Pin | null =>
	readPin(
		/\sdata-pin-do\s*=/i.test( text ) ? readAttribute( text, 'href' ) : text
	);
