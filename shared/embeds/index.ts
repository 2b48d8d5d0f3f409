import services from './services.json';

/** What scripts read of the table, named one by one: the bundler leaves out the rest, which the server reads. */
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
};

/** An outside service that a block shows something from. */
export type Service = keyof typeof TABLE;

/** Letters an address may have. */
const LONGEST = 2000;

const parse = ( text: string ): URL | null => {
	try {
		return new URL( text );
	} catch {
		return null;
	}
};

/** Whether a host is one of a list; `*.` stands for any subdomain, and `www.` goes without saying. */
const isAmong = ( host: string, hosts: readonly string[] ): boolean =>
	hosts.some( ( known ) =>
		known.startsWith( '*.' )
			? host.endsWith( known.slice( 1 ) )
			: host === known || host === `www.${ known }`
	);

/**
 * Reads an address of a service, as the server does (src/embeds/class-embed-url.php).
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
	// `//host/…` and `host/…` are what people copy from address bars and embed codes.
	const full = /^[a-z][a-z0-9+.-]*:/i.test( typed )
		? typed
		: `https://${ typed.replace( /^\/\//, '' ) }`;
	const url = /^https?:\/\//i.test( full ) ? parse( full ) : null;
	// Browsers read a host where a person sees another: `calendly%2Ecom`, `///calendly.com`, `@calendly.com`. PHP does not.
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

/** What a preview frame of a service may do: value of its `sandbox`. Unlike on the page, a press never leads away from the editor. */
export const getSandbox = ( service: Service ): string =>
	TABLE[ service ].sandbox.replace( / allow-top-navigation\S*/, '' );

/**
 * First attribute of that name in pasted embed code, read as text: nothing of the code is ever run or inserted.
 *
 * @param code Pasted text.
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
