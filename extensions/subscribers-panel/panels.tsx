import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Progress } from './progress';
import { TestMail } from './test-mail';
import { useSending } from './use-sending';
import { describeForecast } from './labels';

/** Whether there is anybody to send to. */
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

/** The choice, and what comes of it. */
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

/** Among the post's settings: the choice, and once it is published, what becomes of its newsletter. */
export function Settings() {
	const { id, isPublished } = useSending();
	return isPublished ? <Progress post={ id } /> : <Choice />;
}

/** Before publishing: the choice, and a mail to look at. */
export function BeforePublishing() {
	const { id, isKept, isPublic, store } = useSending();
	return (
		<>
			<Choice />
			{ isPublic && ! isKept && (
				<TestMail post={ id } onBefore={ store } />
			) }
		</>
	);
}

/** After publishing: what becomes of the newsletter. */
export function AfterPublishing() {
	const { count, id, isKept, isPublic, isPublished } = useSending();
	if ( isPublished && isPublic && ! isKept ) {
		return <Progress post={ id } />;
	}
	return isSome( count ) ? (
		<p>{ getForecast( isPublic, isKept, count ) }</p>
	) : null;
}
