import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { CreatePage } from '@shared/admin/create-page';
import type { Step } from './types';

/** The button that makes the step's page; when there is one, it stands behind the way there. */
function MakePage( { id, isThere }: { id: string; isThere: boolean } ) {
	const variant = isThere ? 'tertiary' : 'primary';
	if ( id === 'page' ) {
		return (
			<CreatePage
				kind="contact"
				variant={ variant }
				label={
					isThere
						? __( 'Create another page', 'mainstreet-blocks' )
						: __( 'Create a contact page', 'mainstreet-blocks' )
				}
			/>
		);
	}
	return id === 'subscribers' ? (
		<CreatePage
			kind="newsletter"
			variant={ variant }
			label={
				isThere
					? __( 'Create another sign-up page', 'mainstreet-blocks' )
					: __( 'Create a sign-up page', 'mainstreet-blocks' )
			}
		/>
	) : null;
}

function StepItem( { step }: { step: Step } ) {
	const { done, id, hasPage, links, text, title } = step;
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
							{ __( '(completed)', 'mainstreet-blocks' ) }
						</span>
					) }
				</h2>
				<p>{ text }</p>
				<div className="mainstreet-screen__actions">
					{ ! hasPage && <MakePage id={ id } isThere={ false } /> }
					{ links.map( ( { url, label } ) => (
						<Button key={ url } variant="secondary" href={ url }>
							{ label }
						</Button>
					) ) }
					{ hasPage && <MakePage id={ id } isThere /> }
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
