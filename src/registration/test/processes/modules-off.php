<?php
/**
 * What a request sees of modules that are off; `$values` holds content: `stars`, `hours`.
 *
 * @package Mainstreet
 */

require __DIR__ . '/print-seen.php';

mainstreet_print_seen(
	array(
		'own'     => Mainstreet\Registration\Block_Types\Blocks::registered(),
		'stars'   => do_blocks( $values['stars'] ),
		'hours'   => trim( do_blocks( $values['hours'] ) ),
		'week'    => mainstreet_call( 'GET', '/wpcom/v2/business-hours/localized-week' )[0],
		'form'    => shortcode_exists( 'contact-form' ),
		'submit'  => mainstreet_call( 'POST', '/mainstreet/v1/forms/submit' )[0],
		'answers' => mainstreet_call( 'GET', '/mainstreet/v1/feedback' )[0],
		'type'    => post_type_exists( 'feedback' ),
		'state'   => mainstreet_editor_state(),
	)
);
