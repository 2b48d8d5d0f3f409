/** Like and sharing buttons. Both work without this script, as forms and links. If something fails here, the form is submitted. */

import { initBlocks } from '@shared/view/init-blocks';

/** The browser refuses requests to another origin, so a form in a post by an author can't get a visitor's nonce. */
const mode = 'same-origin';

// Core removes forms from posts; the attribute on another element is not ours.
initBlocks< HTMLFormElement >( 'form[data-likes]', ( form ) => {
	// The fields of Like_Button: post, do, and the button.
	const [ , field, button ] = form.elements as unknown as [
		unknown,
		HTMLInputElement,
		HTMLElement,
	];
	const ask = async ( method: string ) => {
		const answer = await fetch( form.dataset.likes as string, {
			method,
			mode,
			headers: document.querySelector( '.logged-in' )
				? {
						// Pages are cached, so they contain no nonce.
						'X-WP-Nonce': await (
							await fetch(
								new URL(
									'admin-ajax.php?action=rest-nonce',
									form.action
								),
								{ mode }
							)
						).text(),
					}
				: {},
		} );
		const { count, liked } = await answer.json();
		( form.querySelector( 'b' ) as Element ).textContent =
			// Throws where it is not a number, as in an error response.
			count.toLocaleString();
		button.setAttribute( 'aria-pressed', liked );
		field.value = liked ? 'unlike' : 'like';
	};
	// One request after the other.
	let line = Promise.resolve();
	// From the back/forward cache: the form may have been submitted since, and a request may be lost.
	const restore = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted ) {
			line = ask( 'GET' ).catch( () => {} );
		}
	};
	const observer = new IntersectionObserver( ( [ entry ] ) => {
		if ( entry?.isIntersecting ) {
			observer.disconnect();
			line = line.then( () => ask( 'GET' ) ).catch( () => {} );
			addEventListener( 'pageshow', restore );
		}
	} );
	observer.observe( form );
	form.onsubmit = () => {
		line = line
			.then( () => ask( field.value === 'like' ? 'POST' : 'DELETE' ) )
			.catch( () => form.submit() );
		return false;
	};
	return () => {
		observer.disconnect();
		removeEventListener( 'pageshow', restore );
	};
} );

initBlocks< HTMLAnchorElement >( 'a[data-share]', ( link ) => {
	const { share, title, done } = link.dataset;
	( link.parentNode as HTMLElement ).hidden =
		share === 'share' && ! navigator.share;
	link.onclick = () => {
		if ( share === 'print' ) {
			print();
		} else if ( share === 'share' ) {
			// Rejects when the visitor closes the window.
			navigator.share( { title, url: link.href } ).catch( () => {} );
		} else {
			navigator.clipboard?.writeText( link.href ).then(
				() =>
					link.append(
						Object.assign( document.createElement( 'i' ), {
							role: 'status',
							textContent: done,
						} )
					),
				// The browser refuses, for example in a frame: its prompt selects the URL, in few bytes.
				// eslint-disable-next-line no-alert -- see above.
				() => prompt( link.dataset.refused, link.href )
			);
		}
		return share === 'link' && ! navigator.clipboard;
	};
} );
