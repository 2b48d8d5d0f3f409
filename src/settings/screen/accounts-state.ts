import {
	listOf,
	objectOf,
	toBoolean,
	toNumber,
	toRecord,
	toText,
} from '@shared/guards';
import { readSource } from './keys-state';

const readAccount = objectOf( {
	id: toNumber,
	name: toText,
	/** `ok`, `must_reauth` or `disabled`. */
	status: toText,
	/** Whether only this user uses it. */
	isMine: [ 'mine', toBoolean ],
	/** Window that connects it again. */
	again: toText,
} );

export type ConnectedAccount = ReturnType< typeof readAccount >;

const readApp = objectOf( {
	/** '' while there is none. */
	id: toText,
	source: readSource,
	/** Whether one is stored whose secret can't be decrypted any more. */
	isUnreadable: [ 'unreadable', toBoolean ],
	/** Address that the service leads back to. */
	redirect: toText,
	/** Whether it begins with HTTPS, which services ask for. */
	isSecure: [ 'secure', toBoolean ],
	/** How the owner gets an app. */
	steps: listOf( toText ),
	/** Beginning of the names of the constants that may hold it. */
	constant: toText,
} );

/** The owner's app, by which people sign in at a service. */
export type AccountApp = ReturnType< typeof readApp >;

const readService = objectOf( {
	service: toText,
	label: toText,
	/** What goes to the service. */
	data: toText,
	/** Window that connects an account. */
	url: toText,
	/** Whether one may say who uses an account. */
	isPersonal: [ 'personal', toBoolean ],
	/** Whether accounts are for who signed in alone. */
	isOwn: [ 'own', toBoolean ],
	/** Whether it can be asked if an account still works. */
	isTestable: [ 'testable', toBoolean ],
	/** Whether posts are shared to its accounts. */
	isNetwork: [ 'network', toBoolean ],
	accounts: listOf( readAccount ),
	/** Null where people can't sign in. */
	app: ( value ) =>
		toText( toRecord( value ).redirect ) ? readApp( value ) : null,
} );

/** A service that is used in the name of an account. */
export type AccountService = ReturnType< typeof readService >;

/** Parses the state printed by PHP, or the response of the route. */
export const readAccounts = listOf( readService );
