import type { Field } from '@wordpress/dataviews';
import { ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { describeNext, describeThread, getStateName, getTitle } from './labels';
import { STATES, type Share } from './types';

/** Network and connection of a share, in one element: a cell would show several elements side by side. */
function Place( { item }: { item: Share } ) {
	return (
		<div className="mainstreet-shares__place">
			{ item.network }
			<div className="mainstreet-shares__note">
				<bdi>{ item.name }</bdi>
			</div>
		</div>
	);
}

/** Result of a share, its reason, and its progress. */
function StateOf( { item }: { item: Share } ) {
	const notes = [ describeThread( item ), describeNext( item ) ];
	return (
		<div className="mainstreet-shares__state">
			<div>
				<span
					className={ `mainstreet-shares__mark is-${ item.state }` }
				>
					{ item.isUnknown
						? __( 'Possibly shared', 'mainstreet-blocks' )
						: getStateName( item.state ) }
				</span>
				{ item.url && (
					<>
						{ ' ' }
						<ExternalLink href={ item.url }>
							{ __( 'View', 'mainstreet-blocks' ) }
						</ExternalLink>
					</>
				) }
			</div>
			{ item.error && (
				<div
					className={
						item.state === 'sent'
							? 'mainstreet-shares__note'
							: 'mainstreet-shares__error'
					}
				>
					<bdi>{ item.error }</bdi>
				</div>
			) }
			{ notes.filter( Boolean ).map( ( note ) => (
				<div key={ note } className="mainstreet-shares__note">
					{ note }
				</div>
			) ) }
		</div>
	);
}

function About( { item, isNarrow }: { item: Share; isNarrow: boolean } ) {
	return (
		<>
			<div className="mainstreet-shares__text">
				{ item.text.split( /\n+/ ).map( ( line, index ) => (
					<div key={ index }>
						<bdi>{ line }</bdi>
					</div>
				) ) }
			</div>
			{ isNarrow && (
				<>
					<Place item={ item } />
					<StateOf item={ item } />
					<div>{ formatMoment( item.at ) }</div>
				</>
			) }
		</>
	);
}

const plain = { enableSorting: false, filterBy: false } as const;

/**
 * Columns and filters of the list. It is sorted by time.
 *
 * @param isNarrow Whether there is room for one column only.
 */
export const getFields = ( isNarrow: boolean ): Field< Share >[] => [
	{
		id: 'title',
		label: __( 'Post', 'mainstreet-blocks' ),
		getValue: ( { item } ) => getTitle( item ),
		render: ( { item } ) => <bdi>{ getTitle( item ) }</bdi>,
		enableHiding: false,
		...plain,
	},
	{
		id: 'about',
		label: __( 'Message', 'mainstreet-blocks' ),
		render: ( { item } ) => <About item={ item } isNarrow={ isNarrow } />,
		...plain,
	},
	{
		id: 'place',
		label: __( 'Shared to', 'mainstreet-blocks' ),
		render: Place,
		...plain,
	},
	{
		id: 'state',
		label: __( 'Status', 'mainstreet-blocks' ),
		render: StateOf,
		enableSorting: false,
		elements: STATES.map( ( value ) => ( {
			value,
			label: getStateName( value ),
		} ) ),
		filterBy: { operators: [ 'is' ], isPrimary: true },
	},
	{
		id: 'at',
		label: __( 'Date', 'mainstreet-blocks' ),
		render: ( { item } ) => <>{ formatMoment( item.at ) }</>,
		...plain,
	},
];
