import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { OptionsSection } from './options-section';
import { ServiceCard } from './service-card';
import { NO_KEY, type KeyState, type State } from './state';
import { UninstallSetting } from './uninstall-setting';

type Props = { state: State };

/** The whole screen below its heading. */
export function App( {
	state: { services, sections, fields, values, returnUrl },
}: Props ) {
	const [ keys, setKeys ] = useState( values.keys );
	const changeKey = useCallback(
		( id: string, key: KeyState ) =>
			setKeys( ( known ) => ( { ...known, [ id ]: key } ) ),
		[]
	);
	useEffect( () => {
		// Blocks link to their service as `#/connections/<id>`.
		const [ , id ] =
			/^#\/connections\/([a-z-]+)$/.exec( window.location.hash ) ?? [];
		const card = id && document.getElementById( `connection-${ id }` );
		if ( card ) {
			card.scrollIntoView();
			card.querySelector( 'input' )?.focus();
		}
	}, [] );
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
					onChange={ changeKey }
				/>
			) ) }
			{ sections.map( ( section ) => {
				const own = fields.filter(
					( field ) => field.section === section.id
				);
				const isShown =
					own.length > 0 &&
					( ! section.service || keys[ section.service ]?.set );
				return (
					isShown && (
						<OptionsSection
							key={ section.id }
							section={ section }
							fields={ own }
							initial={ values.options }
						/>
					)
				);
			} ) }
			<h2>{ __( 'Deleting the plugin', 'mainstreet-blocks' ) }</h2>
			<UninstallSetting initial={ values.deleteOnUninstall } />
		</div>
	);
}
