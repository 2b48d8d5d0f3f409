import { list, number, record, text } from '@shared/admin/guards';
import { readSource, type Source } from './keys-state';

export type ConnectedAccount = {
	id: number;
	name: string;
	/** `ok`, `must_reauth` or `disabled`. */
	status: string;
	/** Whether only this user uses it. */
	isMine: boolean;
	/** Window that connects it again. */
	again: string;
};

/** The owner's app, by which people sign in at a service. */
export type AccountApp = {
	/** '' while there is none. */
	id: string;
	source: Source;
	/** Whether one is stored whose secret can't be decrypted any more. */
	isUnreadable: boolean;
	/** Address that the service leads back to. */
	redirect: string;
	/** Whether it begins with HTTPS, which services ask for. */
	isSecure: boolean;
	/** How the owner gets an app. */
	steps: string[];
	/** Beginning of the names of the constants that may hold it. */
	constant: string;
};

/** A service that is used in the name of an account. */
export type AccountService = {
	service: string;
	label: string;
	/** What goes to the service. */
	data: string;
	/** Window that connects an account. */
	url: string;
	/** Whether one may say who uses an account. */
	isPersonal: boolean;
	/** Whether accounts are for who signed in alone. */
	isOwn: boolean;
	/** Whether it can be asked if an account still works. */
	isTestable: boolean;
	/** Whether posts are shared to its accounts. */
	isNetwork: boolean;
	accounts: ConnectedAccount[];
	/** Null where people can't sign in. */
	app: AccountApp | null;
};

function readApp( value: unknown ): AccountApp | null {
	const { id, source, redirect, secure, steps, constant, unreadable } =
		record( value );
	return text( redirect ) === ''
		? null
		: {
				id: text( id ),
				source: readSource( source ),
				isUnreadable: unreadable === true,
				redirect: text( redirect ),
				isSecure: secure === true,
				steps: list( steps ).map( text ),
				constant: text( constant ),
			};
}

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
			isPersonal: service.personal === true,
			isOwn: service.own === true,
			isTestable: service.testable === true,
			isNetwork: service.network === true,
			app: readApp( service.app ),
			accounts: list( accounts ).map( ( account ) => {
				const { id, name, status, mine, again } = record( account );
				return {
					id: number( id ),
					name: text( name ),
					status: text( status ),
					isMine: mine === true,
					again: text( again ),
				};
			} ),
		};
	} );
