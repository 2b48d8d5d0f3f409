<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Submissions\Registry\Form_Schemas;

const REVUE = '<div class="wp-block-jetpack-revue"><!-- wp:jetpack/button {"element":"button","text":"Count me in","borderRadius":4} /--><a class="wp-block-jetpack-revue__fallback" href="https://www.getrevue.co/profile/q">https://www.getrevue.co/profile/q</a></div>';

test( 'a newsletter-issue form subscribes to the site’s own list, both names in one', function () {
	$post = '<!-- wp:jetpack/revue {"revueUsername":"q","emailLabel":"Mail &lt;b&gt;","lastNameLabel":"Family"} -->' . REVUE . '<!-- /wp:jetpack/revue -->';
	$html = do_blocks( $post );
	holds( 'action=mainstreet_subscribe', $html );
	holds( '>First name</label>', $html );
	holds( '>Family</label>', $html );
	holds( '>Mail &lt;b&gt;</label>', $html );
	holds( 'autocomplete="family-name"', $html );
	same( 1, substr_count( $html, '<button' ) );
	// Its look is a rule with the page: style attributes are refused by strict content security policies.
	holds_not( 'style=', $html );
	holds( '{border-radius:4px}', implode( '', array_merge( ...array_values( array_map( function ( $style ) { return isset( $style->extra['after'] ) ? $style->extra['after'] : array(); }, wp_styles()->registered ) ) ) ) );
	holds_not( 'getrevue', $html );
	list( $def ) = array_values( Form_Schemas::find_in_content( $post ) );
	same( array( 'subscriptions', 'Count me in', array( 'first_name', 'last_name', 'email' ) ), array( $def['kind'], $def['button'], array_column( $def['fields'], 'key' ) ) );
	same( array( 'email' => 'a@example.org', 'name' => 'Ada Lovelace', 'fields' => array(), 'errors' => array() ), \Mainstreet\Newsletter\Signup_Form\Subscription_Definition::read( $def, array( 'email' => 'a@example.org', 'first_name' => 'Ada', 'last_name' => 'Lovelace' ) ) );
	holds( Form_Schemas::get_hash( $def ), $html );
} );

test( 'one of the first version keeps the button its attributes describe', function () {
	$html = do_blocks( '<!-- wp:jetpack/revue {"revueUsername":"q","text":"Join","textColor":"base","firstNameShow":false,"lastNameShow":false} --><div class="wp-block-jetpack-revue"><a href="https://www.getrevue.co/profile/q">x</a></div><!-- /wp:jetpack/revue -->' );
	holds( 'has-base-color', $html );
	holds( '>Join</button>', $html );
	holds_not( 'first_name', $html );
	holds_not( 'getrevue', $html );
} );
