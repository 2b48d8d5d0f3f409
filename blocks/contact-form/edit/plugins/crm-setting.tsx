import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Setting } from '@shared/inspector';
import type { Attributes } from '../../types';
import type { SettingsProps } from '../settings/mail';
import {
	activate,
	enableExtension,
	explainExtension,
	explainInstall,
	install,
} from './actions';
import { ConfirmingStep, Step } from './step';
import { useStatus } from './use-status';
import { checkVersion } from './version';

const PLUGIN = { slug: 'zero-bs-crm', file: 'zero-bs-crm/ZeroBSCRM' };

type Props = Pick< SettingsProps, 'attributes' | 'setAttributes' >;

/** Toggle for creating contacts from responses of this form. */
function CrmToggle( { attributes, setAttributes }: Props ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Jetpack CRM', 'mainstreet-blocks' ) }
			help={ __(
				'Store the responses of this form in your CRM.',
				'mainstreet-blocks'
			) }
			checked={ attributes.jetpackCRM !== false }
			onChange={ ( jetpackCRM ) => setAttributes( { jetpackCRM } ) }
		/>
	);
}

/** Steps to a working CRM: install, update, activate, enable the extension; then the toggle. */
function Crm( props: Props ) {
	const { status, data, run, ...rest } = useStatus(
		'/jetpack/v4/jetpack_crm'
	);
	const isExtension = data.jp_form_ext_enabled === true;
	if ( status !== 'ready' ) {
		return status === 'loading' ? <ConfirmingStep /> : null;
	}
	if ( data.crm_installed !== true ) {
		return (
			<Step
				{ ...rest }
				text={ __(
					'With the Jetpack CRM plugin, people who contact you become contacts on your own site.',
					'mainstreet-blocks'
				) }
				action={ __( 'Install Jetpack CRM', 'mainstreet-blocks' ) }
				onAction={ () =>
					run( () => install( PLUGIN ), explainInstall )
				}
			/>
		);
	}
	const verdict = checkVersion( data.crm_version, isExtension );
	if ( verdict !== 'fine' ) {
		const texts = {
			invalid: __(
				'The CRM plugin is installed but has an invalid version.',
				'mainstreet-blocks'
			),
			automatic: __(
				'Contacts from this form are stored in Jetpack CRM automatically.',
				'mainstreet-blocks'
			),
			old: __(
				'The CRM plugin is out of date. Please update it to version 4.9.1 or newer.',
				'mainstreet-blocks'
			),
		};
		return <Step { ...rest } text={ texts[ verdict ] } />;
	}
	if ( data.crm_active !== true ) {
		return (
			<Step
				{ ...rest }
				text={ __(
					'The Jetpack CRM plugin is installed but not active.',
					'mainstreet-blocks'
				) }
				action={ __(
					'Activate the Jetpack CRM plugin',
					'mainstreet-blocks'
				) }
				onAction={ () =>
					run( () => activate( PLUGIN ), explainInstall )
				}
			/>
		);
	}
	if ( isExtension ) {
		return <CrmToggle { ...props } />;
	}
	return data.can_activate_extension === true ? (
		<Step
			{ ...rest }
			text={ __(
				'The Jetpack CRM plugin is active, but its forms extension is not.',
				'mainstreet-blocks'
			) }
			action={ __( 'Enable the forms extension', 'mainstreet-blocks' ) }
			onAction={ () => run( enableExtension, explainExtension ) }
		/>
	) : (
		<Step
			{ ...rest }
			text={ __(
				'A site administrator must enable the CRM Jetpack Forms extension.',
				'mainstreet-blocks'
			) }
		/>
	);
}

/**
 * Returns the setting of the CRM plugin. The server is asked when it is shown.
 *
 * @param props Attributes of the form.
 */
export const getCrmSetting = ( props: Props ): Setting< Attributes > => ( {
	label: __( 'Jetpack CRM', 'mainstreet-blocks' ),
	reset: { jetpackCRM: true },
	isShownByDefault: false,
	control: () => <Crm { ...props } />,
} );
