import { initBlocks } from '@shared/view/init-blocks';
import { enhance } from '@shared/view/visitor-form';

initBlocks< HTMLFormElement >(
	'form.wp-block-jetpack-subscriptions__form',
	( form ) => {
		const cleanup = enhance( form, {
			fill( { children: [ text, again ] }, { message = '', state } ) {
				text?.replaceChildren( message );
				if ( state === 'active' ) {
					again?.remove();
				}
			},
		} );
		// Who is logged in and types the address of the account need not confirm it (docs/server-contract.md 0.6 and B.3).
		if ( form.closest( '.logged-in' ) ) {
			form.addEventListener(
				'focusin',
				() => {
					fetch(
						new URL(
							'admin-ajax.php?action=rest-nonce',
							form.action
						)
					)
						.then( ( response ) => response.text() )
						.then(
							( nonce ) =>
								form.addEventListener(
									'formdata',
									( { formData } ) =>
										formData.set( '_wpnonce', nonce )
								),
							// The address is confirmed by e-mail then.
							() => ''
						);
				},
				{ once: true }
			);
		}
		return cleanup;
	}
);
