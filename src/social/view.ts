/**
 * Like and sharing buttons. Both are of use without: forms and links. What fails here is left to the form.
 */

/** The browser refuses requests to another origin: whoever can write a form into a post gets no nonce of a visitor. */
const mode = 'same-origin';

// WordPress keeps no form in a post; the attribute on another element is not ours.
document
	.querySelectorAll< HTMLFormElement >( 'form[data-likes]' )
	.forEach( ( form ) => {
		// The fields as Like_Button draws them: post, do, and the button.
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
							// Pages are cached, so there is none in them.
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
				// Throws where it is no number, as in an answer that says why not.
				count.toLocaleString();
			button.setAttribute( 'aria-pressed', liked );
			field.value = liked ? 'unlike' : 'like';
		};
		// One after the other.
		let line = Promise.resolve();
		new IntersectionObserver( ( [ entry ], observer ) => {
			if ( entry?.isIntersecting ) {
				observer.disconnect();
				line = line.then( () => ask( 'GET' ) ).catch( () => {} );
				// From the back/forward cache: the form may have been sent since, and a request may be lost.
				addEventListener( 'pageshow', ( { persisted } ) => {
					if ( persisted ) {
						line = ask( 'GET' ).catch( () => {} );
					}
				} );
			}
		} ).observe( form );
		form.onsubmit = () => {
			line = line
				.then( () => ask( field.value === 'like' ? 'POST' : 'DELETE' ) )
				.catch( () => form.submit() );
			return false;
		};
	} );

document
	.querySelectorAll< HTMLAnchorElement >( 'a[data-share]' )
	.forEach( ( link ) => {
		const { share, title, done } = link.dataset;
		( link.parentNode as HTMLElement ).hidden =
			share === 'share' && ! navigator.share;
		link.onclick = () => {
			if ( share === 'print' ) {
				print();
			} else if ( share === 'share' ) {
				// Whoever closes the window shares nothing.
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
					// The browser refuses, as in a frame: its own window selects the address, in few bytes.
					// eslint-disable-next-line no-alert -- see above.
					() => prompt( link.dataset.refused, link.href )
				);
			}
			return share === 'link' && ! navigator.clipboard;
		};
	} );
export {};
