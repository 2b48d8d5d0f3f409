import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Module, ModuleState } from './modules-state';

const names = (): Record< ModuleState, string > => ( {
	ready: __( 'Ready', 'mainstreet-blocks' ),
	needs: __( 'Not ready', 'mainstreet-blocks' ),
	taken: __( 'Handled by another plugin', 'mainstreet-blocks' ),
	gated: __( 'Not in your plan', 'mainstreet-blocks' ),
	off: __( 'Off', 'mainstreet-blocks' ),
} );

/** What it needs, and whether that is there. */
function Needs( { module: { needs, on } }: { module: Module } ) {
	return on && needs.length > 0 ? (
		<ul className="mainstreet-settings__needs">
			{ needs.map( ( { id, label, met, hash } ) => (
				<li key={ id } className={ met ? 'is-met' : 'is-missing' }>
					<span aria-hidden="true">{ met ? '✓' : '✗' }</span>{ ' ' }
					{ hash && ! met ? <a href={ hash }>{ label }</a> : label }
					<span className="screen-reader-text">
						{ met
							? __( '(is there)', 'mainstreet-blocks' )
							: __( '(is missing)', 'mainstreet-blocks' ) }
					</span>
				</li>
			) ) }
		</ul>
	) : null;
}

/** What to know about it besides: plan, other plugins. */
function Remarks( { module }: { module: Module } ) {
	const { state, plan, upgrade, conflicting, warning } = module;
	return (
		<>
			{ state === 'gated' && (
				<p>
					{ sprintf(
						/* translators: %s: name of a plan. */
						__(
							'It needs the plan %s of your host.',
							'mainstreet-blocks'
						),
						plan
					) }{ ' ' }
					{ upgrade && (
						<a href={ upgrade }>
							{ __( 'Upgrade', 'mainstreet-blocks' ) }
						</a>
					) }
				</p>
			) }
			{ conflicting.length > 0 && (
				<p>
					{ sprintf(
						/* translators: %s: names of blocks. */
						__(
							'Another plugin provides %s, so this one leaves it alone. Deactivate the other plugin to use this one’s.',
							'mainstreet-blocks'
						),
						conflicting.join( ', ' )
					) }
				</p>
			) }
			{ warning && (
				<p className="mainstreet-settings__error">{ warning }</p>
			) }
		</>
	);
}

type Props = {
	module: Module;
	isBusy: boolean;
	/** Why it could not be switched; '' when it could. */
	error: string;
	onChange: ( on: boolean ) => void;
};

/** One family of blocks. */
export function ModuleRow( { module, isBusy, error, onChange }: Props ) {
	const { label, description, help, on, state, screen } = module;
	return (
		<li className="mainstreet-settings__module" aria-busy={ isBusy }>
			<div className="mainstreet-settings__switch">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ label }
					help={ description }
					checked={ isBusy ? ! on : on }
					onChange={ onChange }
				/>
				<span className={ `mainstreet-settings__badge is-${ state }` }>
					{ names()[ state ] }
				</span>
			</div>
			<div className="mainstreet-settings__about">
				<Needs module={ module } />
				<Remarks module={ module } />
				<p role="alert" className="mainstreet-settings__error">
					{ error }
				</p>
				<details>
					<summary>
						{ __( 'Help', 'mainstreet-blocks' ) }
						<span className="screen-reader-text">
							{ `: ${ label }` }
						</span>
					</summary>
					<p>{ help }</p>
					{ screen && (
						<p>
							<a href={ screen }>
								{ __(
									'See what is stored',
									'mainstreet-blocks'
								) }
							</a>
						</p>
					) }
				</details>
			</div>
		</li>
	);
}
