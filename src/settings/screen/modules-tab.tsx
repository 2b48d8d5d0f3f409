import { Card } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getModules, switchModule } from './api';
import type { KeyState } from './keys-state';
import { ModuleRow } from './module-row';
import type { Module } from './modules-state';

const describe = ( label: string, on: boolean ): string =>
	on
		? sprintf(
				/* translators: %s: name of a family of blocks. */
				__( '%s is on.', 'mainstreet-blocks' ),
				label
			)
		: sprintf(
				/* translators: %s: name of a family of blocks. */
				__( '%s is off.', 'mainstreet-blocks' ),
				label
			);

type Props = {
	initial: Module[];
	/** Keys of services; where one changes, modules may be ready that were not. */
	keys: Record< string, KeyState >;
};

/** The families of blocks, each with its switch. A switch is saved at once. */
export function ModulesTab( { initial, keys }: Props ) {
	const [ modules, setModules ] = useState( initial );
	const [ busy, setBusy ] = useState( '' );
	const [ problem, setProblem ] = useState( { id: '', message: '' } );

	const known = useRef( keys );
	useEffect( () => {
		if ( known.current === keys ) {
			return;
		}
		known.current = keys;
		getModules().then( ( result ) => {
			if ( result.ok ) {
				setModules( result.value );
			}
		} );
	}, [ keys ] );

	const change = async ( { id, label }: Module, on: boolean ) => {
		setBusy( id );
		setProblem( { id: '', message: '' } );
		const result = await switchModule( id, on );
		setBusy( '' );
		if ( ! result.ok ) {
			setProblem( { id, message: result.message } );
			return;
		}
		setModules( result.value );
		speak( describe( label, on ) );
	};

	return (
		<>
			<h2>{ __( 'Modules', 'mainstreet-blocks' ) }</h2>
			<p>
				{ __(
					'Turn off the modules you do not use. Their blocks disappear from the editor. Posts that contain them show the saved content, or nothing. Posts are not changed, and their blocks work again when you turn the module back on.',
					'mainstreet-blocks'
				) }
			</p>
			<Card>
				<ul className="mainstreet-settings__modules">
					{ modules.map( ( module ) => (
						<ModuleRow
							key={ module.id }
							module={ module }
							isBusy={ busy === module.id }
							error={
								problem.id === module.id ? problem.message : ''
							}
							onChange={ ( on ) => busy || change( module, on ) }
						/>
					) ) }
				</ul>
			</Card>
		</>
	);
}
