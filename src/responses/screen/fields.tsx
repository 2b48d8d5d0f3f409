import type { Field } from '@wordpress/dataviews';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import { getSender } from './labels';
import type { Row } from './types';
import type { Choices } from './use-choices';

/** Punctuation at the end of a label, after which no colon is needed. */
const END = /[?!:.…؟？！：。]$/;

/** Shows the first labels and values of a response. */
function Summary( { item }: { item: Row } ) {
	const { answers, summary, files } = item;
	return (
		<div className="mainstreet-responses__summary">
			{ answers.length === 0 && <bdi>{ summary }</bdi> }
			{ answers.map( ( { label, value }, index ) => (
				<span key={ index }>
					{ index > 0 && (
						<span className="mainstreet-responses__label"> · </span>
					) }
					{ label && (
						<span className="mainstreet-responses__label">
							<bdi>{ label }</bdi>
							{ END.test( label ) ? ' ' : ': ' }
						</span>
					) }
					<bdi>{ value }</bdi>
				</span>
			) ) }
			{ files > 0 && (
				<span className="mainstreet-responses__files">
					{ ( summary || answers.length > 0 ) && ' · ' }
					{ sprintf(
						/* translators: %d: number of files. */
						_n( '%d file', '%d files', files, 'mainstreet-blocks' ),
						files
					) }
				</span>
			) }
		</div>
	);
}

/** Shows the other data below the sender where there is no space for columns. */
function About( { item }: { item: Row } ) {
	return (
		<>
			<Summary item={ item } />
			<div>{ formatMoment( item.date ) }</div>
		</>
	);
}

function Sender( { item }: { item: Row } ) {
	return (
		<>
			<bdi
				className={
					item.unread ? 'mainstreet-responses__unread' : undefined
				}
			>
				{ getSender( item ) }
			</bdi>
			{ item.unread && (
				<span className="screen-reader-text">
					{ ' ' }
					{ __( '(unread)', 'mainstreet-blocks' ) }
				</span>
			) }
			{ item.mail.state === 'failed' && (
				<span className="mainstreet-responses__flag">
					{ ' ' }
					{ __( 'Email failed', 'mainstreet-blocks' ) }
				</span>
			) }
		</>
	);
}

function Source( { item }: { item: Row } ) {
	const { title, url } = item.source;
	return url ? (
		<a href={ url }>
			<bdi>{ title }</bdi>
		</a>
	) : (
		<bdi>{ title }</bdi>
	);
}

/**
 * Columns and filters of the list. It can be sorted by date only, because no other column has
 * an index.
 *
 * @param choices  Posts and forms to filter by.
 * @param isNarrow Whether there is space for one column only.
 */
export function getFields(
	{ sources, forms }: Choices,
	isNarrow: boolean
): Field< Row >[] {
	const about: Field< Row > = {
		id: 'about',
		label: __( 'Response', 'mainstreet-blocks' ),
		render: About,
		enableHiding: false,
		enableSorting: false,
		filterBy: false,
	};
	return [
		...( isNarrow ? [ about ] : [] ),
		{
			id: 'sender',
			label: __( 'From', 'mainstreet-blocks' ),
			getValue: ( { item } ) => getSender( item ),
			render: Sender,
			enableHiding: false,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'email',
			label: __( 'Email address', 'mainstreet-blocks' ),
			render: ( { item } ) => <bdi>{ item.email }</bdi>,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'summary',
			label: __( 'Response', 'mainstreet-blocks' ),
			render: Summary,
			enableSorting: false,
			filterBy: false,
		},
		{
			id: 'source',
			label: __( 'Page', 'mainstreet-blocks' ),
			render: Source,
			enableSorting: false,
			elements: sources.map( ( { id, title } ) => ( {
				value: id,
				label: title,
			} ) ),
			filterBy: { operators: [ 'is' ], isPrimary: sources.length > 1 },
		},
		{
			id: 'form',
			label: __( 'Form', 'mainstreet-blocks' ),
			render: ( { item } ) => <bdi>{ item.form }</bdi>,
			enableSorting: false,
			elements: forms.map( ( title ) => ( {
				value: title,
				label: title,
			} ) ),
			filterBy:
				forms.length > 0
					? { operators: [ 'is' ], isPrimary: true }
					: false,
		},
		{
			id: 'date',
			label: __( 'Date', 'mainstreet-blocks' ),
			type: 'date',
			render: ( { item } ) => <>{ formatMoment( item.date ) }</>,
			enableSorting: true,
			filterBy: {
				operators: [ 'between', 'on', 'afterInc', 'beforeInc' ],
			},
		},
	];
}
