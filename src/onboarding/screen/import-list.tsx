import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { request } from '@shared/admin/request';
import { readImportables, type Importable } from './types';

type ItemProps = {
	item: Importable;
	isBusy: boolean;
	error: string;
	onImport: () => void;
};

function ImportItem( { item, isBusy, error, onImport }: ItemProps ) {
	const { details, isDone, label, link } = item;
	return (
		<li>
			<div>
				<h3>
					{ label }
					{ isDone && (
						<span className="mainstreet-start__badge">
							{ _x(
								'Imported',
								'settings of another plugin',
								'mainstreet-blocks'
							) }
						</span>
					) }
				</h3>
				{ details.map( ( detail ) => (
					<p key={ detail }>{ detail }</p>
				) ) }
				{ error && (
					<p role="alert" className="mainstreet-screen__error">
						{ error }
					</p>
				) }
			</div>
			{ isDone && link.url && (
				<Button variant="secondary" href={ link.url }>
					{ link.label }
				</Button>
			) }
			{ ! isDone && (
				<Button
					variant="secondary"
					isBusy={ isBusy }
					accessibleWhenDisabled
					disabled={ isBusy }
					onClick={ onImport }
					aria-label={ sprintf(
						/* translators: %s: what is taken over, such as Sharing buttons. */
						__( 'Import: %s', 'mainstreet-blocks' ),
						label
					) }
				>
					{ __( 'Import', 'mainstreet-blocks' ) }
				</Button>
			) }
		</li>
	);
}

/** List of what another plugin stored, with a button to import each item. */
export function ImportList( { initial }: { initial: Importable[] } ) {
	const [ items, setItems ] = useState( initial );
	const [ busy, setBusy ] = useState( '' );
	const [ failed, setFailed ] = useState( { id: '', error: '' } );
	const [ announcement, setAnnouncement ] = useState( '' );

	const importItem = async ( { id, label }: Importable ) => {
		setBusy( id );
		setFailed( { id: '', error: '' } );
		let left = Infinity;
		// Responses are imported in batches.
		for (;;) {
			const answer = await request(
				`/start/former/${ id }`,
				readImportables,
				{
					method: 'POST',
				}
			);
			if ( ! answer.ok ) {
				setFailed( { id, error: answer.message } );
				break;
			}
			setItems( answer.value );
			const now = answer.value.find( ( item ) => item.id === id );
			if ( ! now || now.isDone ) {
				setAnnouncement(
					sprintf(
						/* translators: %s: what was taken over, such as Sharing buttons. */
						__( 'Imported: %s', 'mainstreet-blocks' ),
						label
					)
				);
				break;
			}
			if ( now.left === 0 || now.left >= left ) {
				setFailed( {
					id,
					error: __(
						'Some items could not be imported. The other plugin’s data was not changed.',
						'mainstreet-blocks'
					),
				} );
				break;
			}
			left = now.left;
		}
		setBusy( '' );
	};

	return (
		<>
			<p role="status" className="screen-reader-text">
				{ announcement }
			</p>
			{ items.length === 0 && (
				<p>
					{ __(
						'No settings from other plugins found.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<ul className="mainstreet-start__keys">
				{ items.map( ( item ) => (
					<ImportItem
						key={ item.id }
						item={ item }
						isBusy={ busy === item.id }
						error={ failed.id === item.id ? failed.error : '' }
						onImport={ () => void importItem( item ) }
					/>
				) ) }
			</ul>
			{ busy !== '' && <Spinner /> }
		</>
	);
}
