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
	/** URL of the window that connects the account again. */
	again: toText,
} );

export type ConnectedAccount = ReturnType< typeof readAccount >;

const readApp = objectOf( {
	/** Client id; '' if there is no app. */
	id: toText,
	source: readSource,
	/** Whether the secret of the stored app can no longer be decrypted. */
	isUnreadable: [ 'unreadable', toBoolean ],
	/** Redirect URL. */
	redirect: toText,
	/** Whether the redirect URL begins with HTTPS, which services require. */
	isSecure: [ 'secure', toBoolean ],
	/** Instructions for creating an app. */
	steps: listOf( toText ),
	/** Prefix of the constants that may contain the app. */
	constant: toText,
} );

/** The site owner's app, with which people sign in at a service. */
export type AccountApp = ReturnType< typeof readApp >;

const readService = objectOf( {
	service: toText,
	label: toText,
	/** Data that the service receives. */
	data: toText,
	/** URL of the window that connects an account. */
	url: toText,
	/** Whether the owner can choose who uses an account. */
	isPersonal: [ 'personal', toBoolean ],
	/** Whether each account is used only by the user who connected it. */
	isOwn: [ 'own', toBoolean ],
	/** Whether the site can test if an account still works. */
	isTestable: [ 'testable', toBoolean ],
	/** Whether posts are shared to its accounts. */
	isNetwork: [ 'network', toBoolean ],
	accounts: listOf( readAccount ),
	/** Null if people cannot sign in with an app. */
	app: ( value ) =>
		toText( toRecord( value ).redirect ) ? readApp( value ) : null,
} );

/** A service with accounts. */
export type AccountService = ReturnType< typeof readService >;

/** Parses the state printed by PHP, or the response of the route. */
export const readAccounts = listOf( readService );
