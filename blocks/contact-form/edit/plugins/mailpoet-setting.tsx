import { ExternalLink, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { isRecord } from '@shared/guards';
import type { Setting } from '@shared/inspector';
import type { Attributes } from '../../types';
import type { SettingsProps } from '../settings/mail';
import { activate, explainInstall, install } from './actions';
import { ConfirmingStep, Step } from './step';
import { useStatus } from './use-status';

const PLUGIN = { slug: 'mailpoet', file: 'mailpoet/mailpoet' };

type Props = Pick< SettingsProps, 'attributes' | 'setAttributes' >;

/** Toggle for passing subscribers to MailPoet. Older forms without the attribute always do. */
function MailPoetToggle( { attributes, setAttributes }: Props ) {
	const given = isRecord( attributes.mailpoet ) ? attributes.mailpoet : null;
	return (
		<>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Add people to MailPoet', 'mainstreet-blocks' ) }
				help={ __(
					'People who agree in a consent field of this form are added to your MailPoet subscribers.',
					'mainstreet-blocks'
				) }
				checked={ given === null || given.enabledForForm === true }
				onChange={ ( enabledForForm ) => {
					const { enabledForForm: old, ...others } = given ?? {};
					const isPlain = Object.keys( others ).length === 0;
					setAttributes( {
						mailpoet:
							enabledForForm && isPlain
								? undefined
								: { ...others, enabledForForm },
					} );
				} }
			/>
			<ExternalLink
				href={ addQueryArgs( 'admin.php', {
					page: 'mailpoet-subscribers',
				} ) }
			>
				{ __( 'Open MailPoet', 'mainstreet-blocks' ) }
			</ExternalLink>
		</>
	);
}

/** Steps to MailPoet: install, activate; then the toggle. */
function Newsletter( props: Props ) {
	const { status, data, run, ...rest } = useStatus( '/jetpack/v4/plugins' );
	if ( status !== 'ready' ) {
		return status === 'loading' ? <ConfirmingStep /> : null;
	}
	const found = data[ `${ PLUGIN.file }.php` ];
	if ( ! isRecord( found ) ) {
		return (
			<Step
				{ ...rest }
				text={ __(
					'With the MailPoet plugin, you can send newsletters to people who give consent in your forms.',
					'mainstreet-blocks'
				) }
				action={ __( 'Install MailPoet', 'mainstreet-blocks' ) }
				onAction={ () =>
					run( () => install( PLUGIN ), explainInstall )
				}
			/>
		);
	}
	return found.active === true ? (
		<MailPoetToggle { ...props } />
	) : (
		<Step
			{ ...rest }
			text={ __(
				'The MailPoet plugin is installed but not active.',
				'mainstreet-blocks'
			) }
			action={ __( 'Activate the MailPoet plugin', 'mainstreet-blocks' ) }
			onAction={ () => run( () => activate( PLUGIN ), explainInstall ) }
		/>
	);
}

/**
 * Returns the setting of MailPoet. The server is asked when it is shown.
 *
 * @param props Attributes of the form.
 */
export const getMailPoetSetting = ( props: Props ): Setting< Attributes > => ( {
	label: __( 'MailPoet', 'mainstreet-blocks' ),
	reset: { mailpoet: undefined },
	isShownByDefault: false,
	control: () => <Newsletter { ...props } />,
} );
