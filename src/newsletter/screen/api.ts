import { request } from '@shared/admin/request';
import { objectOf, toBoolean, toRecord, toText } from '@shared/guards';
import {
	readCampaign,
	readCampaigns,
	readPreview,
	readProgress,
	readSubscriber,
	readSubscriberDetails,
	readSubscriberOutcome,
	readSubscribers,
	readUndelivered,
	type CampaignAction,
	type Columns,
	type Frequency,
	type Status,
} from './types';

/** Statuses to list; '' for all. */
export type StatusFilter = Status | '';

export type Filters = { status: StatusFilter; search: string };

/** Page and order of a list. */
export type Paging = {
	page: number;
	per_page: number;
	/** Id below which the page begins, if it is known; else 0. */
	before?: number;
	orderby?: string;
	order?: 'asc' | 'desc';
	/** Whether to search the whole list. Otherwise, a search reads the newest rows only. */
	search_all?: boolean;
};

/** Fetches a page of subscribers. */
export const getSubscribers = (
	filters: Filters,
	paging: Paging,
	signal: AbortSignal
) =>
	request( '/subscribers', readSubscribers, {
		query: { ...filters, ...paging },
		signal,
	} );

/** Fetches the details of a subscriber. */
export const getSubscriber = ( id: number, signal: AbortSignal ) =>
	request( `/subscribers/${ id }`, readSubscriberDetails, { signal } );

/** Updates the details of a subscriber. */
export const saveSubscriber = (
	id: number,
	{
		name,
		fields,
		frequency,
	}: {
		name: string;
		fields: Record< string, string >;
		frequency: Frequency;
	}
) =>
	request( `/subscribers/${ id }`, readSubscriberDetails, {
		method: 'POST',
		data: { action: 'edit', name, fields, frequency },
	} );

/** Adds a subscriber: at once with consent, else after a confirmation. */
export const addSubscriber = ( person: {
	email: string;
	name: string;
	consent: boolean;
} ) =>
	request(
		'/subscribers',
		objectOf( {
			item: readSubscriber,
			isNew: [ 'is_new', toBoolean ],
			isMailed: [ 'mailed', toBoolean ],
		} ),
		{ method: 'POST', data: person }
	);

export const SUBSCRIBER_ACTIONS = [
	'confirm',
	'unsubscribe',
	'delete',
] as const;

export type SubscriberAction = ( typeof SUBSCRIBER_ACTIONS )[ number ];

/** Applies an action to subscribers. */
export const actOnSubscribers = ( action: SubscriberAction, ids: number[] ) =>
	request( '/subscribers/bulk', readSubscriberOutcome, {
		method: 'POST',
		data: { action, ids },
	} );

/** A file, and how it is read; an encoding of '' lets the server detect it. */
export type ImportFile = { file: File; encoding: string; columns: Columns };

function makeBody( { file, encoding, columns }: ImportFile ): FormData {
	const body = new FormData();
	body.append( 'csv', file );
	body.append( 'encoding', encoding );
	for ( const [ column, role ] of Object.entries( columns ) ) {
		body.append( `columns[${ column }]`, role );
	}
	return body;
}

/** Fetches a preview of a file. Nothing is stored. */
export const previewImport = ( file: ImportFile, signal: AbortSignal ) =>
	request( '/subscribers/import/preview', readPreview, {
		method: 'POST',
		body: makeBody( file ),
		signal,
	} );

/** Starts the import of a file. */
export function startImport( file: ImportFile, statement: string ) {
	const body = makeBody( file );
	body.append( 'consent', 'true' );
	body.append( 'statement', statement );
	return request( '/subscribers/import', readProgress, {
		method: 'POST',
		body,
	} );
}

/** Runs the next part of an import, and returns the progress. */
export const continueImport = ( batch: string ) =>
	request( `/subscribers/import/${ batch }`, readProgress, {
		method: 'POST',
	} );

/** Fetches a page of campaigns. */
export const getCampaigns = ( paging: Paging, signal: AbortSignal ) =>
	request( '/campaigns', readCampaigns, { query: paging, signal } );

/** Applies an action to a campaign. */
export const actOnCampaign = ( action: CampaignAction, id: number ) =>
	request( `/campaigns/${ id }`, readCampaign, {
		method: 'POST',
		data: { action },
	} );

/** Fetches subscribers that a campaign did not reach. */
export const getUndelivered = (
	id: number,
	paging: Paging,
	signal: AbortSignal
) =>
	request( `/campaigns/${ id }/failures`, readUndelivered, {
		query: paging,
		signal,
	} );

/** Sends a test of the newsletter to the current user; resolves with the address. */
export const sendTest = () =>
	request(
		'/newsletter/test',
		( answer ) => toText( toRecord( answer ).to ),
		{
			method: 'POST',
			data: {},
		}
	);
