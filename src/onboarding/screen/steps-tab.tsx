import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CreatePage } from '@shared/admin/create-page';
import type { Step } from './types';

type Variant = 'primary' | 'secondary' | 'tertiary';

type MakeProps = { id: string; isThere: boolean; variant: Variant };

/** Button that creates the page of a step. If the page exists, the button comes after its link. */
function MakePage( { id, isThere, variant }: MakeProps ) {
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

type ItemProps = {
	step: Step;
	/** Whether it is the next step. */
	isNext: boolean;
};

/** A step. The next one has the primary button; a completed one is only its title and links. */
function StepItem( { step, isNext }: ItemProps ) {
	const { done, id, hasPage, links, text, title } = step;
	const isMade = ! hasPage && [ 'page', 'subscribers' ].includes( id );
	const first = isNext ? 'primary' : 'secondary';
	const main: Variant = done ? 'tertiary' : first;
	const other: Variant = done ? 'tertiary' : 'secondary';
	return (
		<li className={ `mainstreet-start__step${ done ? ' is-done' : '' }` }>
			<span className="mainstreet-start__tick" aria-hidden="true">
				{ done ? '✓' : '' }
			</span>
			<div className="mainstreet-start__what">
				<h2>
					{ title }
					{ done && (
						<span className="screen-reader-text">
							{ ' ' }
							{ __( '(completed)', 'mainstreet-blocks' ) }
						</span>
					) }
				</h2>
				{ ! done && <p>{ text }</p> }
				<div className="mainstreet-screen__actions">
					{ isMade && (
						<MakePage
							id={ id }
							isThere={ false }
							variant={ main }
						/>
					) }
					{ links.map( ( { url, label }, index ) => (
						<Button
							key={ url }
							variant={ ! isMade && index === 0 ? main : other }
							href={ url }
						>
							{ label }
						</Button>
					) ) }
					{ hasPage && (
						<MakePage id={ id } isThere variant="tertiary" />
					) }
				</div>
			</div>
		</li>
	);
}

/** Progress bar of the steps. */
function Progress( { steps }: { steps: Step[] } ) {
	const done = steps.filter( ( step ) => step.done ).length;
	const label = sprintf(
		/* translators: 1: number of steps that are done, 2: number of all steps. */
		__( '%1$d of %2$d completed', 'mainstreet-blocks' ),
		done,
		steps.length
	);
	return (
		<div className="mainstreet-start__progress">
			{ /* The text says it to everybody. */ }
			<progress aria-hidden="true" value={ done } max={ steps.length } />
			<span>{ label }</span>
		</div>
	);
}

/** Tab with the steps. */
export function StepsTab( { steps }: { steps: Step[] } ) {
	const next = steps.find( ( { done } ) => ! done );
	return (
		<>
			<Progress steps={ steps } />
			<ol className="mainstreet-start__steps">
				{ steps.map( ( step ) => (
					<StepItem
						key={ step.id }
						step={ step }
						isNext={ step === next }
					/>
				) ) }
			</ol>
		</>
	);
}
