<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Legacy_Guest_View;

use function Mainstreet\Tests\{ as_stranger, holds, holds_not, member_plan, pay_service, same, test };

require_once __DIR__ . '/../../../tests/php/members.php';

/** What a stranger sees of a post whose guest view has these attributes, content and classes. */
function shown( array $attributes, $inner = '', $container = array() ) {
	pay_service();
	add_filter( 'mainstreet_payments_account', function () { return array( 'connected' => true, 'account_id' => 'acct_1', 'currency' => 'usd', 'connect_url' => '', 'mode' => 'test' ); }, 99 );
	$container = $container ? $container : array( 'selectedPlanId' => member_plan() );
	$content   = '<!-- wp:premium-content/container ' . wp_json_encode( $container ) . " -->\n<div class=\"wp-block-premium-content-container\"><!-- wp:premium-content/logged-out-view " . serialize_block_attributes( $attributes ) . " -->\n<div class=\"wp-block-premium-content-logged-out-view\"><!-- wp:paragraph -->\n<p>Guests</p>\n<!-- /wp:paragraph -->$inner</div>\n<!-- /wp:premium-content/logged-out-view -->\n\n<!-- wp:premium-content/subscriber-view -->\n<div class=\"wp-block-premium-content-subscriber-view\"><!-- wp:paragraph -->\n<p>SECRET</p>\n<!-- /wp:paragraph --></div>\n<!-- /wp:premium-content/subscriber-view --></div>\n<!-- /wp:premium-content/container -->";
	$id        = wp_insert_post( wp_slash( array( 'post_title' => 'Tides', 'post_status' => 'publish', 'post_content' => $content, 'post_author' => 1 ) ) );
	as_stranger();
	$before = array( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null, $GLOBALS['wp_actions'] );
	$GLOBALS['wp_actions']['template_redirect'] = 1;
	$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'] = new \WP_Query( array( 'p' => $id ) );
	ob_start();
	try {
		the_post();
		the_content();
	} finally {
		$html = ob_get_clean();
		list( $GLOBALS['wp_query'], $GLOBALS['wp_the_query'], $GLOBALS['post'], $GLOBALS['wp_actions'] ) = $before;
	}
	holds( 'Guests', $html );
	holds_not( 'SECRET', $html );
	return $html;
}

const OLD = array( 'buttonClasses' => 'x', 'subscribeButtonText' => 'Join &amp; go', 'loginButtonText' => 'Rein', 'backgroundButtonColor' => 'vividRed', 'customTextButtonColor' => '#123456' );

test( 'a guest view that kept its buttons as attributes shows them', function () {
	$html = shown( OLD );
	holds( '>Join &amp; go</a>', $html );
	holds( '>Rein</a>', $html );
	same( 1, preg_match( '#<p[^>]*>Guests</p>.*wp-block-premium-content-buttons.*wp-block-jetpack-recurring-payments.*wp-block-premium-content-login-button#s', $html ), $html );
	same( 2, substr_count( $html, 'has-vivid-red-background-color' ), $html );
	same( 2, preg_match_all( '/[";]color:#123456/', $html ), $html );
	$html = shown( array( 'buttonClasses' => 'x' ), '', array( 'selectedPlanIds' => array( member_plan() ) ) );
	holds( '>Subscribe</a>', $html );
	holds( '>Log In</a>', $html );
} );

test( 'the login button has the look of the theme’s buttons on a page without any other', function () {
	wp_dequeue_style( 'wp-block-button' );
	shown( OLD );
	same( true, wp_style_is( 'wp-block-button' ) );
} );

test( 'it adds none where there are some, or where there never were any', function () {
	holds_not( 'Join', shown( array( 'buttonClasses' => '' ) + OLD ) );
	$html = shown( OLD, "<!-- wp:premium-content/buttons -->\n<div class=\"wp-block-premium-content-buttons wp-block-buttons\"><!-- wp:premium-content/login-button -->\n<div class=\"wp-block-premium-content-login-button wp-block-button\"><a class=\"wp-block-button__link\">Own</a></div>\n<!-- /wp:premium-content/login-button --></div>\n<!-- /wp:premium-content/buttons -->" );
	holds( '>Own</a>', $html );
	holds_not( 'Join', $html );
	holds_not( 'Rein', $html );
} );

test( 'what stands in the attributes cannot leave the buttons', function () {
	$html = shown( array( 'buttonClasses' => '"><script>1</script>', 'subscribeButtonText' => array( 'x' ), 'loginButtonText' => '<script>2</script>"--><!-- wp:paragraph --><p>', 'backgroundButtonColor' => '"><b>', 'customBackgroundButtonColor' => 'red;background:url(//x)', 'customTextButtonColor' => array() ) );
	holds_not( '<script', $html );
	holds_not( 'url(', $html );
	holds_not( '<b>', $html );
	holds( '>Subscribe</a>', $html );
} );
