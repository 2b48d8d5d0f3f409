<?php
/**
 * What a request sees while the newsletter is off, on the post of the id `$values['post']`.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';

$GLOBALS['post'] = get_post( $values['post'] );
mainstreet_print_seen(
	array(
		'count' => mainstreet_call( 'GET', '/wpcom/v2/subscribers/count' )[1],
		'short' => shortcode_exists( 'jetpack_subscription_form' ),
		'revue' => do_blocks( '<!-- wp:jetpack/revue {"revueUsername":"x"} --><div class="wp-block-jetpack-revue"></div><!-- /wp:jetpack/revue -->' ),
		'state' => mainstreet_editor_state()['jetpack']['is_newsletter_feature_enabled'],
	)
);
