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

/** What becomes of a published post's newsletter. */
export type Campaign = {
	state: ( typeof STATES )[ number ];
	/** Too many e-mails failed, so it rests. */
	isBroken: boolean;
	/** Its post is not public any more, so it rests. */
	isUnpublished: boolean;
	total: number;
	sent: number;
	failed: number;
	/** When it begins, as the site writes times; '' when that has passed. */
	time: string;
	canCancel: boolean;
	/** It waits, and may be given another time. */
	canPutOff: boolean;
	/** It was published before, and never sent. */
	canSend: boolean;
	/** How many did not get it and can be sent it now. */
	missing: number;
};

/** What its author writes for the mail alone; '' for what the post says. */
export type Letter = { subject: string; preview: string };

/** The mail as its readers will see it. */
export type Sample = Letter & { from: string; html: string };

const count = ( value: unknown ): number =>
	isFiniteNumber( value ) && value > 0 ? value : 0;

/**
 * Reads the answer of `newsletter/posts/<id>`.
 *
 * @param answer JSON.
 */
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

/** How far a post's newsletter is. */
export const fetchCampaign = ( post: number ): Promise< Campaign > =>
	apiFetch( { path: getPath( post ) } ).then( readCampaign );

type Order =
	| { action: 'cancel' | 'again' }
	| { action: 'put_off'; at: string }
	| ( { action: 'send'; at: string } & Letter );

/**
 * Sends a post's newsletter, puts it off, or stops it.
 *
 * @param post  Id of the post.
 * @param order What to do; `at` is a time of the site such as `2026-11-24T08:00`, '' for now.
 */
export const orderCampaign = (
	post: number,
	order: Order
): Promise< Campaign > =>
	apiFetch( { path: getPath( post ), method: 'POST', data: order } ).then(
		readCampaign
	);

/**
 * Sends a post to oneself.
 *
 * @param post   Id of the post.
 * @param letter As it is being typed.
 * @return The address.
 */
export const sendTest = ( post: number, letter: Letter ): Promise< string > =>
	apiFetch( {
		path: '/mainstreet/v1/newsletter/test',
		method: 'POST',
		data: { post, ...letter },
	} ).then( ( answer ) => toText( toRecord( answer ).to ) );

/**
 * The mail of a post as it would be sent now.
 *
 * @param post   Id of the post.
 * @param letter As it is being typed.
 */
export const fetchSample = (
	post: number,
	letter: Letter
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
