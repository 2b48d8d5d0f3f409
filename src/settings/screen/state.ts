import { listOf, objectOf, toRecord, toText } from '@shared/guards';
import { readAccounts } from './accounts-state';
import { readKey, readService, type KeyState } from './keys-state';
import { readModules } from './modules-state';
import { readField, readSection, type OptionValue } from './options-state';
import { readCheckNames, readCommands } from './tools-state';
import { readWebhooks } from './webhooks-state';

/** Current values, by name (src/settings/class-settings-controller.php). */
export type Values = {
	keys: Record< string, KeyState >;
	options: Record< string, OptionValue >;
	deleteOnUninstall: boolean;
	deleteAnswersOnUninstall: boolean;
};

/**
 * Parses the response of the settings route.
 *
 * @param value Anything.
 */
export function readValues( value: unknown ): Values {
	const {
		delete_on_uninstall: deletes,
		delete_answers_on_uninstall: deletesAnswers,
		...others
	} = toRecord( value );
	const entries = Object.entries( others );
	return {
		keys: Object.fromEntries(
			entries.flatMap( ( [ id, key ] ) =>
				typeof key === 'object' && ! Array.isArray( key )
					? [ [ id, readKey( key ) ] ]
					: []
			)
		),
		options: Object.fromEntries(
			entries.flatMap( ( [ name, option ] ) =>
				typeof option === 'string' ||
				typeof option === 'number' ||
				typeof option === 'boolean' ||
				Array.isArray( option )
					? [ [ name, option ] ]
					: []
			)
		),
		deleteOnUninstall: deletes === true,
		deleteAnswersOnUninstall: deletesAnswers === true,
	};
}

/** Reads the state that PHP prints. */
export const readState = objectOf( {
	services: listOf( readService ),
	accounts: readAccounts,
	webhooks: readWebhooks,
	sections: listOf( readSection ),
	fields: listOf( readField ),
	values: readValues,
	modules: readModules,
	checks: readCheckNames,
	commands: readCommands,
	/** Email address of the current user. */
	email: toText,
	/** URL of the page from which the user came; '' for none. */
	returnUrl: toText,
} );

/** Initial state of the screen. */
export type State = ReturnType< typeof readState >;
