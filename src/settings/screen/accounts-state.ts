import { list, number, record, text } from '@shared/admin/guards';

export type ConnectedAccount = {
	id: number;
	name: string;
	/** `ok`, `must_reauth` or `disabled`. */
	status: string;
};

/** A service that is used in the name of an account. */
export type AccountService = {
	service: string;
	label: string;
	/** What goes to the service. */
	data: string;
	/** Window that connects an account. */
	url: string;
	accounts: ConnectedAccount[];
};

/**
 * Reads what PHP printed, or the route answered.
 *
 * @param value Anything.
 */
export const readAccounts = ( value: unknown ): AccountService[] =>
	list( value ).map( ( item ) => {
		const { accounts, ...service } = record( item );
		return {
			service: text( service.service ),
			label: text( service.label ),
			data: text( service.data ),
			url: text( service.url ),
			accounts: list( accounts ).map( ( account ) => {
				const { id, name, status } = record( account );
				return {
					id: number( id ),
					name: text( name ),
					status: text( status ),
				};
			} ),
		};
	} );
