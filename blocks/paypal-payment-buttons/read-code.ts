import { readAttribute } from '@shared/embeds';
import { toText, type UnknownRecord } from '@shared/guards';
import { TEXT_MAX, type Attributes } from './types';

/** Hosts of PayPal's script. */
const HOSTS = /^(?:www\.)?(?:sandbox\.)?paypal\.com$/;

const ID = /^[\w-]{1,100}$/;

/**
 * Reads the URL of PayPal's script like the server (class-paypal-buttons.php).
 *
 * @param text What was pasted or stored.
 * @return The URL, https; '' if it is another one.
 */
export function readScript( text: unknown ): string {
	const typed = toText( text )
		.trim()
		.replace( /^\/\//, 'https://' )
		.replace( /&amp;|&#0?38;/gi, '&' );
	if ( typed.length > 2000 || ! /^https?:\/\/[^\s\\<>"@]+$/i.test( typed ) ) {
		return '';
	}
	try {
		const url = new URL( typed );
		url.protocol = 'https:';
		return HOSTS.test( url.hostname ) &&
			url.port === '' &&
			url.pathname === '/sdk/js' &&
			url.hash === '' &&
			/^[\w-]+$/.test( url.searchParams.get( 'client-id' ) ?? '' ) &&
			/^\?[\w.,=&%-]+$/.test( url.search )
			? url.href
			: '';
	} catch {
		return '';
	}
}

export type Buttons =
	| { kind: 'stacked'; script: string; id: string }
	| { kind: 'single'; id: string; text: string };

/**
 * Reads the stored attributes.
 *
 * @param attributes Attributes as parsed; any type.
 * @return null if a value is missing or cannot be used: then nothing is rendered.
 */
export function normalize( attributes: UnknownRecord ): Buttons | null {
	const id = toText( attributes.hostedButtonId );
	if ( ! ID.test( id ) ) {
		return null;
	}
	if ( attributes.buttonType === 'single' ) {
		const text = toText( attributes.buttonText ).trim();
		return text === '' || [ ...text ].length > TEXT_MAX
			? null
			: { kind: 'single', id, text };
	}
	const script = readScript( attributes.scriptSrc );
	return script === '' ? null : { kind: 'stacked', script, id };
}

/** What is missing in pasted code. */
export type Missing = 'script' | 'id' | 'all';

const getTag = ( code: string, pattern: RegExp ): string =>
	pattern.exec( code )?.[ 0 ] ?? '';

/**
 * Reads the code that PayPal gives: both parts of stacked buttons, one after the other, or the form of a single button. The code is
 * never run or inserted.
 *
 * @param code Pasted text.
 * @return Attributes to set, or what is missing.
 */
export function readCode( code: string ): Required< Attributes > | Missing {
	const action = readAttribute( getTag( code, /<form\b[^>]*>/i ), 'action' );
	const single =
		/^https:\/\/(?:www\.)?(?:sandbox\.)?paypal\.com\/ncp\/payment\/([\w-]{1,100})\/?$/.exec(
			action
		)?.[ 1 ];
	if ( single ) {
		const text = readAttribute(
			getTag( code, /<input\b[^>]*type\s*=\s*["']?submit\b[^>]*>/i ),
			'value'
		).trim();
		return {
			buttonType: 'single',
			scriptSrc: '',
			hostedButtonId: single,
			buttonText: [ ...text ].slice( 0, TEXT_MAX ).join( '' ) || 'PayPal',
		};
	}
	const script = ( code.match( /<script\b[^>]*>/gi ) ?? [] )
		.map( ( tag ) => readScript( readAttribute( tag, 'src' ) ) )
		.find( Boolean );
	const id =
		/hostedButtonId\s*:\s*["']([\w-]{1,100})["']/.exec( code )?.[ 1 ] ?? '';
	if ( script && id ) {
		return {
			buttonType: 'stacked',
			scriptSrc: script,
			hostedButtonId: id,
			buttonText: '',
		};
	}
	if ( script ) {
		return 'id';
	}
	return id ? 'script' : 'all';
}
