import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { createFormPage } from '@shared/admin/form-page';
import type { Step } from './types';

/** The button that makes the page and opens it in the editor. */
function MakePage( { isAnother }: { isAnother: boolean } ) {
	const [ isBusy, setBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const make = async () => {
		setBusy( true );
		setError( '' );
		const problem = await createFormPage();
		setError( problem );
		// While the editor opens, the button stays as it is.
		setBusy( problem === '' );
	};
	return (
		<>
			<Button
				variant={ isAnother ? 'tertiary' : 'primary' }
				isBusy={ isBusy }
				accessibleWhenDisabled
				disabled={ isBusy }
				onClick={ () => void make() }
			>
				{ isAnother
					? __( 'Make another page', 'mainstreet-blocks' )
					: __( 'Make a contact page', 'mainstreet-blocks' ) }
			</Button>
			{ error && (
				<p role="alert" className="mainstreet-screen__error">
					{ error }
				</p>
			) }
		</>
	);
}

function StepItem( { step }: { step: Step } ) {
	const { done, id, link, text, title, url } = step;
	return (
		<li className={ `mainstreet-start__step${ done ? ' is-done' : '' }` }>
			<span className="mainstreet-start__tick" aria-hidden="true">
				{ done ? '✓' : '' }
			</span>
			<div>
				<h2>
					{ title }
					{ done && (
						<span className="screen-reader-text">
							{ ' ' }
							{ __( '(done)', 'mainstreet-blocks' ) }
						</span>
					) }
				</h2>
				<p>{ text }</p>
				<div className="mainstreet-screen__actions">
					{ url && (
						<Button variant="secondary" href={ url }>
							{ link }
						</Button>
					) }
					{ id === 'page' && <MakePage isAnother={ done } /> }
				</div>
			</div>
		</li>
	);
}

/** The four steps. */
export const StepsTab = ( { steps }: { steps: Step[] } ) => (
	<ol className="mainstreet-start__steps">
		{ steps.map( ( step ) => (
			<StepItem key={ step.id } step={ step } />
		) ) }
	</ol>
);
