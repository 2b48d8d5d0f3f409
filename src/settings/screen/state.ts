import { list, record, text } from '@shared/admin/guards';
import { readAccounts, type AccountService } from './accounts-state';
import {
	readKey,
	readService,
	type KeyState,
	type Service,
} from './keys-state';
import { readModules, type Module } from './modules-state';
import {
	readField,
	readSection,
	type Field,
	type OptionValue,
	type Section,
} from './options-state';
import {
	readCheckNames,
	readCommands,
	type CheckName,
	type Command,
} from './tools-state';
import { readWebhooks, type Webhook } from './webhooks-state';

/** What is set, by name (src/settings/routes.php). */
export type Values = {
	keys: Record< string, KeyState >;
	options: Record< string, OptionValue >;
	deleteOnUninstall: boolean;
	deleteAnswersOnUninstall: boolean;
};

/** What the screen starts from. */
export type State = {
	services: Service[];
	accounts: AccountService[];
	webhooks: Webhook[];
	sections: Section[];
	fields: Field[];
	values: Values;
	modules: Module[];
	checks: CheckName[];
	commands: Command[];
	/** Address of who looks at the screen. */
	email: string;
	/** Where the visitor came from; '' for nowhere in particular. */
	returnUrl: string;
};

/**
 * Reads what the settings route answers.
 *
 * @param value Anything.
 */
export function readValues( value: unknown ): Values {
	const {
		delete_on_uninstall: deletes,
		delete_answers_on_uninstall: deletesAnswers,
		...others
	} = record( value );
	const entries = Object.entries( others );
	return {
		keys: Object.fromEntries(
			entries.flatMap( ( [ id, key ] ) =>
				typeof key === 'object' ? [ [ id, readKey( key ) ] ] : []
			)
		),
		options: Object.fromEntries(
			entries.flatMap( ( [ name, option ] ) =>
				typeof option === 'string' ||
				typeof option === 'number' ||
				typeof option === 'boolean'
					? [ [ name, option ] ]
					: []
			)
		),
		deleteOnUninstall: deletes === true,
		deleteAnswersOnUninstall: deletesAnswers === true,
	};
}

/**
 * Reads what PHP printed.
 *
 * @param value Anything.
 */
export function readState( value: unknown ): State {
	const { services, sections, fields, values, returnUrl, ...printed } =
		record( value );
	return {
		modules: readModules( printed.modules ),
		checks: readCheckNames( printed.checks ),
		commands: readCommands( printed.commands ),
		email: text( printed.email ),
		accounts: readAccounts( printed.accounts ),
		webhooks: readWebhooks( printed.webhooks ),
		services: list( services ).map( readService ),
		sections: list( sections ).map( readSection ),
		fields: list( fields ).map( readField ),
		values: readValues( values ),
		returnUrl: text( returnUrl ),
	};
}
