import services from './services.json';

/** The values that scripts use, named one by one, so that the bundler leaves out those that only the server reads. */
const TABLE = {
	calendly: {
		hosts: services.calendly.hosts,
		label: services.calendly.label,
		sandbox: services.calendly.sandbox,
	},
	eventbrite: {
		hosts: services.eventbrite.hosts,
		label: services.eventbrite.label,
		sandbox: services.eventbrite.sandbox,
	},
	giphy: {
		hosts: services.giphy.hosts,
		label: services.giphy.label,
		sandbox: services.giphy.sandbox,
	},
	'google-calendar': {
		hosts: services[ 'google-calendar' ].hosts,
		label: services[ 'google-calendar' ].label,
		sandbox: services[ 'google-calendar' ].sandbox,
	},
	'google-docs': {
		hosts: services[ 'google-docs' ].hosts,
		label: services[ 'google-docs' ].label,
		sandbox: services[ 'google-docs' ].sandbox,
	},
	goodreads: {
		hosts: services.goodreads.hosts,
		label: services.goodreads.label,
		sandbox: services.goodreads.sandbox,
	},
	nextdoor: {
		hosts: services.nextdoor.hosts,
		label: services.nextdoor.label,
		sandbox: services.nextdoor.sandbox,
	},
	opentable: {
		hosts: services.opentable.hosts,
		label: services.opentable.label,
		sandbox: services.opentable.sandbox,
	},
	pinterest: {
		hosts: services.pinterest.hosts,
		label: services.pinterest.label,
		sandbox: services.pinterest.sandbox,
	},
	tock: {
		hosts: services.tock.hosts,
		label: services.tock.label,
		sandbox: services.tock.sandbox,
	},
};

/** A service that blocks embed. */
export type Service = keyof typeof TABLE;

/** Maximum length of a URL. */
const LONGEST = 2000;

const parse = ( text: string ): URL | null => {
	try {
		return new URL( text );
	} catch {
		return null;
	}
};

/** Whether a host matches a list; `*.` matches any subdomain, and `www.` is always allowed. */
const isAmong = ( host: string, hosts: readonly string[] ): boolean =>
	hosts.some( ( known ) =>
		known.startsWith( '*.' )
			? host.endsWith( known.slice( 1 ) )
			: host === known || host === `www.${ known }`
	);

/**
 * Parses a URL of a service like the server (src/embeds/class-embed-services.php).
 *
 * @param service Row of the table.
 * @param text    What was typed, pasted or stored; without a scheme, https is meant.
 * @return The address, https; null for one of another host, port or scheme, or with credentials.
 */
export function parseServiceUrl( service: Service, text: unknown ): URL | null {
	const typed = typeof text === 'string' ? text.trim() : '';
	if (
		typed === '' ||
		typed.length > LONGEST ||
		/[\s\\<>"\u0000-\u001f]/.test( typed )
	) {
		return null;
	}
	// People copy `//host/…` and `host/…` from address bars and embed codes.
	const full = /^[a-z][a-z0-9+.-]*:/i.test( typed )
		? typed
		: `https://${ typed.replace( /^\/\//, '' ) }`;
	const url = /^https?:\/\//i.test( full ) ? parse( full ) : null;
	// Browsers normalize hosts such as `calendly%2Ecom`, `///calendly.com` and `@calendly.com`; PHP does not.
	const host = /^https?:\/\/([^/?#]*?)(?::\d*)?(?:[/?#]|$)/i.exec(
		full
	)?.[ 1 ];
	const isPlain =
		url && url.port === '' && url.hostname === host?.toLowerCase();
	if ( ! isPlain || ! isAmong( url.hostname, TABLE[ service ].hosts ) ) {
		return null;
	}
	url.protocol = 'https:';
	return url;
}

/** Name of a service as people know it. */
export const getServiceLabel = ( service: Service ): string =>
	TABLE[ service ].label;

/** The `sandbox` of a preview frame. Unlike on the page, it cannot navigate the editor. */
export const getSandbox = ( service: Service ): string =>
	TABLE[ service ].sandbox.replace( / allow-top-navigation\S*/, '' );

/**
 * Reads the first attribute of a name from pasted embed code as text; the code is never run or inserted.
 *
 * @param name Such as `src`.
 * @return Its value, entities decoded; '' where there is none.
 */
export function readAttribute( code: string, name: string ): string {
	const found = new RegExp(
		`\\s${ name }\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
		'i'
	).exec( code );
	const value = found?.[ 1 ] ?? found?.[ 2 ] ?? found?.[ 3 ] ?? '';
	return value.replace( /&amp;|&#0?38;|&#x26;/gi, '&' );
}
