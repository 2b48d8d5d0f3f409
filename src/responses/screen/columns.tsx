import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatMoment } from '@shared/admin/dates';
import type { Column } from '@shared/admin/list-table';
import type { Action, Row, View } from './types';
import { getHash } from './use-hash';
import { getActionName, getActions, getSender, getShortName } from './labels';

type Run = ( action: Action, ids: number[] ) => void;

/** What can be done with one line; what makes no sense for it is left out. */
function getRowActions( view: View, { unread }: Row ): Action[] {
	return getActions( view ).filter(
		( action ) => action !== ( unread ? 'unread' : 'read' )
	);
}

function Sender( { row, view, run }: { row: Row; view: View; run: Run } ) {
	const sender = getSender( row );
	return (
		<>
			<a
				className="row-title"
				href={ getHash( { view, id: row.id } ) }
				data-response={ row.id }
			>
				<bdi>{ sender }</bdi>
			</a>{ ' ' }
			{ row.unread && (
				<span className="screen-reader-text">
					{ __( '(unread)', 'mainstreet-blocks' ) }
				</span>
			) }
			{ row.email && row.email !== sender && (
				<div className="mainstreet-responses__address">
					<bdi>{ row.email }</bdi>
				</div>
			) }
			{ row.mail.state === 'failed' && (
				<div className="mainstreet-responses__flag">
					{ __( 'E-mail failed', 'mainstreet-blocks' ) }
				</div>
			) }
			<div className="mainstreet-responses__narrow">
				<bdi>{ row.summary }</bdi>
				<div>{ formatMoment( row.date ) }</div>
			</div>
			<div className="row-actions visible-on-focus">
				{ getRowActions( view, row ).map( ( action ) => (
					<Button
						key={ action }
						variant="link"
						isDestructive={ [ 'spam', 'trash', 'delete' ].includes(
							action
						) }
						aria-label={ sprintf(
							/* translators: 1: what is done, such as "Mark as spam", 2: who sent a form response. */
							__( '%1$s: %2$s', 'mainstreet-blocks' ),
							getActionName( action ),
							sender
						) }
						onClick={ () => run( action, [ row.id ] ) }
					>
						{ getShortName( action ) }
					</Button>
				) ) }
			</div>
		</>
	);
}

/**
 * Columns of the list.
 *
 * @param view Folder that is shown.
 * @param run  Does something with some answers.
 */
export function getColumns( view: View, run: Run ): Column< Row >[] {
	return [
		{
			id: 'sender',
			label: __( 'From', 'mainstreet-blocks' ),
			isPrimary: true,
			render: ( row ) => <Sender row={ row } view={ view } run={ run } />,
		},
		{
			id: 'summary',
			label: __( 'Response', 'mainstreet-blocks' ),
			render: ( { summary, files } ) => (
				<>
					<bdi>{ summary }</bdi>
					{ files > 0 && (
						<div className="mainstreet-responses__files">
							{ sprintf(
								/* translators: %d: number of files. */
								_n(
									'%d file',
									'%d files',
									files,
									'mainstreet-blocks'
								),
								files
							) }
						</div>
					) }
				</>
			),
		},
		{
			id: 'source',
			label: __( 'Page', 'mainstreet-blocks' ),
			render: ( { source, form } ) => (
				<>
					{ source.url ? (
						<a href={ source.url }>
							<bdi>{ source.title }</bdi>
						</a>
					) : (
						source.title
					) }
					{ form && (
						<div className="mainstreet-responses__form">
							<bdi>{ form }</bdi>
						</div>
					) }
				</>
			),
		},
		{
			id: 'date',
			label: __( 'Date', 'mainstreet-blocks' ),
			render: ( { date } ) => formatMoment( date ),
		},
	];
}
