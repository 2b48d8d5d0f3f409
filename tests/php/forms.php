<?php
/**
 * What the tests of contact forms share.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Submissions\Pipeline\Submission_Pipeline;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Form_Source;
use Mainstreet\Submissions\Spam\Form_Token;

require_once __DIR__ . '/answers.php';

/** A form as it is saved today. */
const F2 = '<!-- wp:jetpack/contact-form {"subject":"Boat hire","to":"a@example.org, nonsense, b@example.org","variationName":"default","jetpackCRM":false,"confirmationType":"redirect","customThankyouRedirect":"https://example.org/thanks","emailNotifications":false} -->
<div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-name {"required":true,"fieldVariant":"name"} -->
<div><!-- wp:jetpack/label {"label":"Your name","requiredText":"(needed)"} /-->

<!-- wp:jetpack/input {"placeholder":"First and last"} /--></div>
<!-- /wp:jetpack/field-name -->

<!-- wp:jetpack/field-radio {"width":50} -->
<div><!-- wp:jetpack/label {"label":"Boat"} /-->

<!-- wp:jetpack/options {"type":"radio"} -->
<ul class="wp-block-jetpack-options"><!-- wp:jetpack/option {"label":"Kayak"} /-->

<!-- wp:jetpack/option {"label":"Other","isOther":true,"otherPlaceholder":"Which?"} /--></ul>
<!-- /wp:jetpack/options --></div>
<!-- /wp:jetpack/field-radio -->

<!-- wp:jetpack/field-checkbox {"defaultValue":"true","className":"is-style-list"} -->
<div><!-- wp:jetpack/option {"label":"I can swim","isStandalone":true} /--></div>
<!-- /wp:jetpack/field-checkbox -->

<!-- wp:jetpack/field-consent {"consentType":"explicit","required":true} -->
<div><!-- wp:jetpack/option {"label":"I read the <a href=\"https://example.org/p\">policy</a>","isStandalone":true} /--></div>
<!-- /wp:jetpack/field-consent -->

<!-- wp:jetpack/field-select {"options":["A","","B"],"width":"auto"} -->
<div><!-- wp:jetpack/label {"label":"Size"} /-->

<!-- wp:jetpack/input {"type":"dropdown","placeholder":"Pick"} /--></div>
<!-- /wp:jetpack/field-select -->

<!-- wp:jetpack/field-number {"id":"jetpackcrm-age"} -->
<div><!-- wp:jetpack/label {"label":"Age"} /-->

<!-- wp:jetpack/input {"type":"number","min":"18","max":99} /--></div>
<!-- /wp:jetpack/field-number -->

<!-- wp:jetpack/field-rating -->
<div><!-- wp:jetpack/label {"label":"Rating"} /-->

<!-- wp:jetpack/input-rating {"max":7} /--></div>
<!-- /wp:jetpack/field-rating -->

<!-- wp:button {"tagName":"button","type":"submit"} -->
<div class="wp-block-button"><button type="submit" class="wp-block-button__link wp-element-button">Ask <em>now</em></button></div>
<!-- /wp:button --></div>
<!-- /wp:jetpack/contact-form -->';

/** A form as F1 saves it, with name, e-mail and message unless other fields are given. */
function cf( array $attrs = array(), $fields = null ) {
	$fields = null === $fields ? cf_field( 'name', array( 'required' => true ) ) . cf_field( 'email', array( 'required' => true ) ) . cf_field( 'textarea' ) : $fields;
	return '<!-- wp:jetpack/contact-form ' . wp_json_encode( (object) $attrs ) . " -->\n<div class=\"wp-block-jetpack-contact-form\">" . $fields . "<!-- wp:jetpack/button {\"element\":\"button\",\"text\":\"Contact Us\"} /--></div>\n<!-- /wp:jetpack/contact-form -->";
}

function cf_field( $type, array $attrs = array() ) {
	return '<!-- wp:jetpack/field-' . $type . ' ' . wp_json_encode( (object) $attrs ) . " /-->\n\n";
}

/** Definition of the first form of a content. */
function cf_def( $content ) {
	return current( Form_Schemas::find_in_content( $content ) );
}

/** Fields of a content's form, by id. */
function cf_fields( $content ) {
	return array_column( cf_def( $content )['fields'], null, 'id' );
}

/** Publishes a page with a form. */
function cf_publish( $content, array $more = array() ) {
	return wp_insert_post( wp_slash( $more + array( 'post_title' => 'Contact', 'post_type' => 'page', 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ) ) );
}

/** What a browser sends for a page's form. */
function cf_post( $page, array $fields = array(), array $more = array() ) {
	$def  = cf_def( get_post( $page )->post_content );
	$time = (string) ( time() - 20 );
	return $more + array(
		'ms_ticket' => Form_Token::sign( Form_Schemas::get_hash( $def ), new Form_Source( 'post', (string) $page ), $page, 1, '' ),
		'ms_id'     => bin2hex( random_bytes( 16 ) ),
		'ms_t'      => $time . '.' . Form_Token::sign_text( $time, 'time' ),
		'ms_k'      => '1',
		'f'         => $fields + array( 'name' => 'Ada', 'email' => 'ada@example.org', 'textarea' => "Hello\r\nthere" ),
	);
}

/** Sends it as a stranger. */
function cf_send( array $posted, array $files = array() ) {
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Mainstreet\Core\Database\Tables::name( 'throttle' ) . ' WHERE n > 3' );
	act_as( '' );
	$outcome = Submission_Pipeline::run( 'forms/submit', $posted, $files );
	act_as( 'administrator' );
	return $outcome;
}

/** Collects mails instead of sending them. */
function cf_mails( $is_sent = true ) {
	$log = new \ArrayObject();
	add_filter( 'pre_wp_mail', function ( $done, $mail ) use ( $log, $is_sent ) {
		$log[] = $mail;
		if ( ! $is_sent ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'SMTP is down' ) );
		}
		return $is_sent;
	}, 10, 2 );
	return $log;
}

/** All answers, newest first. */
function cf_answers() {
	global $wpdb;
	return array_map( 'get_post', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'feedback' ORDER BY ID DESC" ) );
}

/** Begins without answers. */
function cf_clean() {
	global $wpdb;
	forget_answers();
	$wpdb->query( 'DELETE FROM ' . \Mainstreet\Responses\Storage\Response_Store::get_table() );
	wp_clear_scheduled_hook( 'mainstreet_feedback_mail' );
	wp_clear_scheduled_hook( 'mainstreet_feedback_upkeep' );
}

/** The values of an answer by label. */
function cf_values( $post ) {
	return array_column( json_decode( $post->post_content, true )['fields'], 'value', 'label' );
}
