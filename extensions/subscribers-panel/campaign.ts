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
};

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
	};
}

const getPath = ( post: number ) => `/mainstreet/v1/newsletter/posts/${ post }`;

/** How far a post's newsletter is. */
export const fetchCampaign = ( post: number ): Promise< Campaign > =>
	apiFetch( { path: getPath( post ) } ).then( readCampaign );

/** Stops a post's newsletter. */
export const cancelCampaign = ( post: number ): Promise< Campaign > =>
	apiFetch( {
		path: getPath( post ),
		method: 'POST',
		data: { action: 'cancel' },
	} ).then( readCampaign );

/** Sends a post to oneself; resolves with the address. */
export const sendTest = ( post: number ): Promise< string > =>
	apiFetch( {
		path: '/mainstreet/v1/newsletter/test',
		method: 'POST',
		data: { post },
	} ).then( ( answer ) => toText( toRecord( answer ).to ) );
