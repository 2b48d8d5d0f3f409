import { __ } from '@wordpress/i18n';
import { ServiceCard } from './service-card';
import { NO_KEY, type State } from './state';
import { UninstallSetting } from './uninstall-setting';

type Props = { state: State };

/** The whole screen below its heading. */
export function App( { state: { services, values, returnUrl } }: Props ) {
	return (
		<div className="mainstreet-settings">
			{ returnUrl && (
				<p>
					<a href={ returnUrl }>
						{ __( 'Back to the editor', 'mainstreet-blocks' ) }
					</a>
				</p>
			) }
			<h2>{ __( 'Connections', 'mainstreet-blocks' ) }</h2>
			<p>
				{ __(
					'Some blocks use an outside service, with an account of your own. Nothing is sent to a service before you set its key here.',
					'mainstreet-blocks'
				) }
			</p>
			{ services.map( ( service ) => (
				<ServiceCard
					key={ service.id }
					service={ service }
					initial={ values.keys[ service.id ] ?? NO_KEY }
				/>
			) ) }
			<h2>{ __( 'Deleting the plugin', 'mainstreet-blocks' ) }</h2>
			<UninstallSetting initial={ values.deleteOnUninstall } />
		</div>
	);
}
