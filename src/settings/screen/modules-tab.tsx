import { SearchControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getModules, switchModule } from './api';
import type { KeyState } from './keys-state';
import { findModules, ModuleGroups } from './module-groups';
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

const describeFound = ( count: number ): string =>
	count === 0
		? __( 'No modules found.', 'mainstreet-blocks' )
		: sprintf(
				/* translators: %d: number of modules. */
				_n(
					'%d module found.',
					'%d modules found.',
					count,
					'mainstreet-blocks'
				),
				count
			);

type Props = {
	initial: Module[];
	/** Keys of services. A changed key may change the state of modules. */
	keys: Record< string, KeyState >;
};

/** List of the modules with their switches, which are saved at once. */
export function ModulesTab( { initial, keys }: Props ) {
	const [ modules, setModules ] = useState( initial );
	const [ busy, setBusy ] = useState( '' );
	const [ problem, setProblem ] = useState( { id: '', message: '' } );
	const [ search, setSearch ] = useState( '' );
	const isSearch = search.trim() !== '';
	const found = findModules( modules, search );

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
			<SearchControl
				__nextHasNoMarginBottom
				className="mainstreet-settings__search"
				label={ __( 'Search modules', 'mainstreet-blocks' ) }
				placeholder={ __( 'Search modules', 'mainstreet-blocks' ) }
				value={ search }
				onChange={ setSearch }
			/>
			<p role="status" className="mainstreet-settings__outcome">
				{ isSearch && describeFound( found.length ) }
			</p>
			<ModuleGroups
				modules={ found }
				isSearch={ isSearch }
				drawModule={ ( module ) => (
					<ModuleRow
						key={ module.id }
						module={ module }
						isDetailed={ isSearch }
						isBusy={ busy === module.id }
						error={
							problem.id === module.id ? problem.message : ''
						}
						onChange={ ( on ) => busy || change( module, on ) }
					/>
				) }
			/>
		</>
	);
}
