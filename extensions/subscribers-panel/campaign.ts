import apiFetch from '@wordpress/api-fetch';
import { isFiniteNumber, toRecord, toText } from '@shared/guards';

export const STATES = [
	'none',
	'waiting',
	'sending',
	'paused',
	'sent',
	'failed',
	'cancelled',
] as const;

/** State of a published post's newsletter. */
export type Campaign = {
	state: ( typeof STATES )[ number ];
	/** Paused because too many emails failed. */
	isBroken: boolean;
	/** Paused because the post is no longer public. */
	isUnpublished: boolean;
	total: number;
	sent: number;
	failed: number;
	/** Start time in the site's format; '' if it has passed. */
	time: string;
	canCancel: boolean;
	/** Scheduled; the time can be changed. */
	canPutOff: boolean;
	/** Published earlier and never sent. */
	canSend: boolean;
	/** Number of subscribers without a delivery who can get it now. */
	missing: number;
};

/** Subject and preview text; '' for the post's own. */
export type Newsletter = { subject: string; preview: string };

/** Preview of the email. */
export type Sample = Newsletter & { from: string; html: string };

const count = ( value: unknown ): number =>
	isFiniteNumber( value ) && value > 0 ? value : 0;

/** Reads the answer of `newsletter/posts/<id>`. */
export function readCampaign( answer: unknown ): Campaign {
	const row = toRecord( answer );
	return {
		state: STATES.find( ( state ) => state === row.state ) ?? 'none',
		isBroken: row.note === 'failures',
		isUnpublished: row.note === 'unpublished',
		total: count( row.total ),
		sent: count( row.sent ),
		failed: count( row.failed ),
		time: toText( row.time ),
		canCancel: row.can_cancel === true,
		canPutOff: row.can_put_off === true,
		canSend: row.can_send === true,
		missing: count( row.missing ),
	};
}

const getPath = ( post: number ) => `/mainstreet/v1/newsletter/posts/${ post }`;

/** Fetches the state of a post's newsletter. */
export const fetchCampaign = ( post: number ): Promise< Campaign > =>
	apiFetch( { path: getPath( post ) } ).then( readCampaign );

type Order =
	| { action: 'cancel' | 'again' }
	| { action: 'put_off'; at: string }
	| ( { action: 'send'; at: string } & Newsletter );

/**
 * Sends, postpones or cancels a post's newsletter.
 *
 * @param post  Id of the post.
 * @param order What to do; `at` is a time of the site such as `2026-11-24T08:00`, '' for now.
 */
export const sendCampaignOrder = (
	post: number,
	order: Order
): Promise< Campaign > =>
	apiFetch( { path: getPath( post ), method: 'POST', data: order } ).then(
		readCampaign
	);

/**
 * Sends a test email to the current user.
 *
 * @param post   Id of the post.
 * @param letter As it is being typed.
 * @return The address.
 */
export const sendTest = (
	post: number,
	letter: Newsletter
): Promise< string > =>
	apiFetch( {
		path: '/mainstreet/v1/newsletter/test',
		method: 'POST',
		data: { post, ...letter },
	} ).then( ( answer ) => toText( toRecord( answer ).to ) );

/**
 * Fetches the email of a post as it would be sent.
 *
 * @param post   Id of the post.
 * @param letter As it is being typed.
 */
export const fetchSample = (
	post: number,
	letter: Newsletter
): Promise< Sample > =>
	apiFetch( {
		path: '/mainstreet/v1/newsletter/preview',
		method: 'POST',
		data: { post, ...letter },
	} ).then( ( answer ) => {
		const row = toRecord( answer );
		return {
			from: toText( row.from ),
			subject: toText( row.subject ),
			preview: toText( row.preview ),
			html: toText( row.html ),
		};
	} );
