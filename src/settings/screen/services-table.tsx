import { Card } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { KeyState } from './keys-state';
import type { State } from './state';

type Row = {
	id: string;
	label: string;
	data: string;
	/** Whether the service is connected, or its block is enabled. */
	isUsed: boolean;
	status: string;
};

/** Returns all outside services, sorted by name. */
function getRows(
	{ services, accounts, modules }: State,
	keys: Record< string, KeyState >
): Row[] {
	const connected = __( 'Connected', 'mainstreet-blocks' );
	const notConnected = __( 'Not connected', 'mainstreet-blocks' );
	const rows = [
		...services.map( ( { id, label, data } ) => {
			const isUsed = keys[ id ]?.set === true;
			return {
				id: `key-${ id }`,
				label,
				data,
				isUsed,
				status: isUsed ? connected : notConnected,
			};
		} ),
		...accounts.map( ( { service, label, data, accounts: own } ) => ( {
			id: `account-${ service }`,
			label,
			data,
			isUsed: own.length > 0,
			status: own.length > 0 ? connected : notConnected,
		} ) ),
		...modules.map( ( { id, sentTo, sent, on } ) => ( {
			id: `module-${ id }`,
			label: sentTo,
			data: sent,
			isUsed: on,
			status: on
				? __( 'When shown', 'mainstreet-blocks' )
				: __( 'Off', 'mainstreet-blocks' ),
		} ) ),
	];
	return (
		rows
			// A payment service has a card for each mode, but receives the same data: the connected one represents both.
			.filter(
				( row ) =>
					row.data !== '' &&
					row ===
						( rows.find(
							( other ) => other.data === row.data && other.isUsed
						) ?? rows.find( ( other ) => other.data === row.data ) )
			)
			.sort( ( one, other ) => one.label.localeCompare( other.label ) )
	);
}

type Props = { state: State; keys: Record< string, KeyState > };

/** Table of the data that each outside service receives, and of the services in use. */
export function ServicesTable( { state, keys }: Props ) {
	const titleId = useInstanceId( ServicesTable, 'mainstreet-services' );
	return (
		<details className="mainstreet-settings__mode">
			<summary>
				<h2 id={ titleId }>
					{ __( 'What each service receives', 'mainstreet-blocks' ) }
				</h2>
			</summary>
			<p>
				{ __(
					'Services that are shown in pages receive something only from visitors of those pages.',
					'mainstreet-blocks'
				) }
			</p>
			<Card className="mainstreet-settings__service">
				<table
					className="mainstreet-settings__table"
					aria-labelledby={ titleId }
				>
					<thead>
						<tr>
							<th scope="col">
								{ __( 'Service', 'mainstreet-blocks' ) }
							</th>
							<th scope="col">
								{ __(
									'What it receives',
									'mainstreet-blocks'
								) }
							</th>
							<th scope="col">
								{ __( 'Status', 'mainstreet-blocks' ) }
							</th>
						</tr>
					</thead>
					<tbody>
						{ getRows( state, keys ).map( ( row ) => (
							<tr key={ row.id }>
								<th scope="row">{ row.label }</th>
								<td>{ row.data }</td>
								<td>
									<span
										className={ `mainstreet-settings__badge${
											row.isUsed ? ' is-good' : ''
										}` }
									>
										{ row.status }
									</span>
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</Card>
		</details>
	);
}
