import type { Field } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { describeFrequency, describeSource, getStatusName } from './labels';
import { STATUSES, type Subscriber } from './types';

function About( { item, isNarrow }: { item: Subscriber; isNarrow: boolean } ) {
	const { name, status, created } = item;
	return (
		<>
			{ name && (
				<div>
					<bdi>{ name }</bdi>
				</div>
			) }
			{ isNarrow && (
				<div>
					{ getStatusName( status ) }, { formatMoment( created ) }
				</div>
			) }
		</>
	);
}

function OwnFields( { item }: { item: Subscriber } ) {
	return (
		<>
			{ Object.entries( item.fields ).map( ( [ label, value ] ) => (
				<div key={ label }>
					<bdi>{ label }</bdi>: <bdi>{ value }</bdi>
				</div>
			) ) }
		</>
	);
}

/**
 * Returns the columns and filters of the list. Only status and date can be sorted, because they have indexes.
 *
 * @param counts   Number of subscribers by status.
 * @param isNarrow There is only room for one column.
 */
export function getFields(
	counts: Record< string, number >,
	isNarrow: boolean
): Field< Subscriber >[] {
	return [
		{
			id: 'email',
			label: __( 'Subscriber', 'mainstreet-blocks' ),
			render: ( { item } ) => <bdi>{ item.email }</bdi>,
			enableHiding: false,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'about',
			label: __( 'Name', 'mainstreet-blocks' ),
			render: ( { item } ) => (
				<About item={ item } isNarrow={ isNarrow } />
			),
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'status',
			label: __( 'Status', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ getStatusName( item.status ) }</>,
			enableSorting: true,
			elements: STATUSES.map( ( value ) => ( {
				value,
				label: getStatusName( value ),
				description: ( counts[ value ] ?? 0 ).toLocaleString(),
			} ) ),
			filterBy: { operators: [ 'is' ], isPrimary: true },
		},
		{
			id: 'frequency',
			label: __( 'Emails', 'mainstreet-blocks' ),
			render: ( { item } ) => (
				<>{ describeFrequency( item.frequency ) }</>
			),
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'fields',
			label: __( 'Details', 'mainstreet-blocks' ),
			render: OwnFields,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'consent',
			label: __( 'Consent', 'mainstreet-blocks' ),
			render: ( { item } ) => <bdi>{ item.consent }</bdi>,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'source',
			label: __( 'Source', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ describeSource( item.source ) }</>,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'created',
			label: __( 'Since', 'mainstreet-blocks' ),
			render: ( { item } ) => <>{ formatMoment( item.created ) }</>,
			enableSorting: true,
			filterBy: false,
		},
	];
}
