import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { LetterTexts, SendingTime } from './newsletter-fields';
import { PreviewMail } from './preview-mail';
import { Progress } from './progress';
import { TestMail } from './test-mail';
import { useSending } from './use-sending';
import { describeForecast } from './labels';

/** Whether there are subscribers. */
const isSome = ( count: unknown ): count is number =>
	typeof count === 'number' && count > 0;

const getForecast = ( isPublic: boolean, isKept: boolean, count: number ) => {
	if ( ! isPublic ) {
		return __(
			'Only public posts are sent to subscribers.',
			'mainstreet-blocks'
		);
	}
	return isKept
		? __( 'This post will not be sent.', 'mainstreet-blocks' )
		: describeForecast( count );
};

/** The toggle, and the number of recipients. */
function Choice() {
	const { count, isKept, isPublic, setKept } = useSending();
	return isSome( count ) ? (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Send to subscribers', 'mainstreet-blocks' ) }
			help={ getForecast( isPublic, isKept, count ) }
			checked={ isPublic && ! isKept }
			disabled={ ! isPublic }
			onChange={ ( isSent ) => setKept( ! isSent ) }
		/>
	) : null;
}

/** Texts of the email, its time, and a preview. */
function Letter() {
	const { count, id, isKept, isPublic, store, choose, title, ...letter } =
		useSending();
	const { subject, preview, time } = letter;
	const texts = { subject, preview };
	return isSome( count ) && isPublic && ! isKept ? (
		<div style={ { display: 'grid', gap: 16, marginTop: 16 } }>
			<LetterTexts { ...texts } title={ title } onChange={ choose } />
			<SendingTime
				time={ time }
				soon={ __( 'Soon after publishing', 'mainstreet-blocks' ) }
				onChange={ ( chosen ) => choose( { time: chosen } ) }
			/>
			<div>
				<PreviewMail post={ id } letter={ texts } onBefore={ store } />
				<TestMail post={ id } letter={ texts } onBefore={ store } />
			</div>
		</div>
	) : null;
}

/** Panel before publishing. */
export function BeforePublishing() {
	return (
		<>
			<Choice />
			<Letter />
		</>
	);
}

/** Panel in the post settings; after publishing with the state of the newsletter. */
export function Settings() {
	const { id, isPublished } = useSending();
	return isPublished ? <Progress post={ id } /> : <BeforePublishing />;
}

/** Panel after publishing. */
export function AfterPublishing() {
	const { count, id, isKept, isPublic, isPublished } = useSending();
	if ( isPublished && isPublic && ! isKept ) {
		return <Progress post={ id } />;
	}
	return isSome( count ) ? (
		<p>{ getForecast( isPublic, isKept, count ) }</p>
	) : null;
}
