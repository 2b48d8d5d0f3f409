import { ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Module, ModuleState, Need } from './modules-state';

const names = (): Record< ModuleState, string > => ( {
	ready: __( 'Ready', 'mainstreet-blocks' ),
	needs: __( 'Not ready', 'mainstreet-blocks' ),
	taken: __( 'Handled by another plugin', 'mainstreet-blocks' ),
	gated: __( 'Not included in your plan', 'mainstreet-blocks' ),
	off: __( 'Off', 'mainstreet-blocks' ),
} );

/** A requirement of the module, and whether it is met. */
const Required = ( { label, met, hash }: Need ) => (
	<li className={ met ? 'is-met' : 'is-missing' }>
		<span aria-hidden="true">{ met ? '✓' : '✗' }</span>{ ' ' }
		{ hash && ! met ? <a href={ hash }>{ label }</a> : label }
		<span className="screen-reader-text">
			{ met
				? __( '(available)', 'mainstreet-blocks' )
				: __( '(missing)', 'mainstreet-blocks' ) }
		</span>
	</li>
);

/** An optional requirement that is not met. */
const Optional = ( { label, hash }: Need ) => (
	<li>
		<a href={ hash }>{ label }</a>{ ' ' }
		{ __( '(optional)', 'mainstreet-blocks' ) }
	</li>
);

/** Requirements of the module. */
function Needs( { module: { needs, on } }: { module: Module } ) {
	return on && needs.length > 0 ? (
		<ul className="mainstreet-settings__needs">
			{ needs.map( ( need ) =>
				need.optional && ! need.met ? (
					<Optional key={ need.id } { ...need } />
				) : (
					<Required key={ need.id } { ...need } />
				)
			) }
		</ul>
	) : null;
}

/** Notes about plans, conflicts with other plugins, and errors. */
function Remarks( { module }: { module: Module } ) {
	const { state, plan, upgrade, conflicting, warning } = module;
	return (
		<>
			{ state === 'gated' && (
				<p>
					{ sprintf(
						/* translators: %s: name of a plan. */
						__(
							'Requires your host’s %s plan.',
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
							'Another plugin already provides %s, so Mainstreet’s version is not used. To use it, deactivate the other plugin.',
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
	/** Whether to show how the module is used, although it is on. */
	isDetailed: boolean;
	isBusy: boolean;
	/** Error message if the module could not be switched; '' otherwise. */
	error: string;
	onChange: ( on: boolean ) => void;
};

/** A module with its switch and state. */
export function ModuleRow( {
	module,
	isDetailed,
	isBusy,
	error,
	onChange,
}: Props ) {
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
				{ ( isDetailed || state === 'off' ) && <p>{ help }</p> }
				{ screen && (
					<p>
						<a href={ screen }>
							{ __( 'View stored data', 'mainstreet-blocks' ) }
							<span className="screen-reader-text">
								{ `: ${ label }` }
							</span>
						</a>
					</p>
				) }
			</div>
		</li>
	);
}
