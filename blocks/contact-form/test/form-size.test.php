<?php
/**
 * The sweep over hostile sizes: every function that reads text of forms stays fast, whatever the text is made of.
 *
 * @seconds 10
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Contact_Form\Definition\Form_Definition;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Shortcode;
use Mainstreet\Blocks\Contact_Form\Definition\Form_Labels;
use Mainstreet\Blocks\Contact_Form\Definition\Parsed_Block;
use Mainstreet\Blocks\Contact_Form\Validation\Value_Validator;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Core\Text\Visitor_Text;
use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Newsletter\Signup_Form\Subscription_Shortcode;
use Mainstreet\Responses\Notifications\Autoresponder;
use Mainstreet\Responses\Notifications\Email_Renderer;
use Mainstreet\Submissions\Pipeline\Visitor_Input;
use Mainstreet\Submissions\Registry\Form_Counter;
use Mainstreet\Submissions\Registry\Form_Schemas;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Bytes of a hostile text, and seconds of this process's own work that none may take. */
const SIZE  = 300000;
const BOUND = 1.5;

/** Seconds this process has worked: others on the machine don't count. */
function worked() {
	$usage = getrusage();
	return $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e6;
}

/** What text can be made of that some pattern looks for the end of. */
function fragments() {
	return array(
		'<script>', '<script', '<style></script>', '<script><style>', '<a ', '<a a a a ', '<a href="', "<a href='x", '<a href="x">', '<!--', '<', '>', '</p>', '<p>', '<br', '&', '&#', '&amp;', '&#91;', '[', ']', '[[', '[/', '{', '{a', '"', "'", '=', 'a=', 'a="', 'a ', ' ', "\n", "\t", "\0", "\xff", 'é', '%', '%1$s', '\\', '/', '.', ':', '@', 'a@', '://', ',', '-',
		'[contact-form]', '[contact-form ', '[contact-form/]', '[contact-form][/contact-form]', '[/contact-form]', '[contact-field ', '[contact-field]', '[contact-field a="', '[jetpack_subscription_form]', '[jetpack_subscription_form ', '[blog_subscription_form ',
		'<!-- wp:', '<!-- wp:group -->', '<!-- wp:group --><!-- /wp:group -->', '<!-- wp:jetpack/contact-form --><!-- /wp:jetpack/contact-form -->', '<!-- wp:jetpack/contact-form {"a":"', '<button ', '<button type="button" ', '<div class="wp-block-jetpack-mailchimp ',
	);
}

/** A form whose button was saved as some HTML. */
function form_with_button( $html ) {
	return array(
		'blockName'   => 'jetpack/contact-form',
		'attrs'       => array( 'to' => $html, 'subject' => $html, 'customThankyouMessage' => $html, 'customThankyouRedirect' => $html ),
		'innerBlocks' => array(
			array( 'blockName' => 'jetpack/field-text', 'attrs' => array( 'label' => $html, 'placeholder' => $html, 'className' => $html, 'options' => array( $html ) ) ),
			array( 'blockName' => 'core/button', 'attrs' => array(), 'innerHTML' => $html . ' type="button"' ),
		),
	);
}

test( 'no text is too long for what reads the texts of forms', function () {
	$button = new \ReflectionMethod( \Mainstreet\Blocks\Mailchimp\Mailchimp_Form::class, 'button' );
	$button->setAccessible( true );
	$readers = array(
		'Form_Schemas::find_in_content'   => array( Form_Schemas::class, 'find_in_content' ),
		'Parsed_Block::to_plain_text'         => array( Parsed_Block::class, 'to_plain_text' ),
		'Form_Labels::sanitize'        => array( Form_Labels::class, 'sanitize' ),
		'the thanks of a form'      => function ( $text ) { return wpautop( Safe_Html::sanitize( $text, 'post' ) ); },
		'Value_Validator::to_line'          => array( Value_Validator::class, 'to_line' ),
		'Value_Validator::to_lines'         => array( Value_Validator::class, 'to_lines' ),
		'Value_Validator::is_email'      => array( Value_Validator::class, 'is_email' ),
		'Value_Validator::check'         => function ( $text ) { return Value_Validator::check( array( 'type' => 'url' ), mb_substr( $text, 0, 2000 ) ); },
		'Form_Definition::from_block' => function ( $text ) { return Form_Definition::from_block( form_with_button( $text ) ); },
		'Form_Shortcode::to_block'  => function ( $text ) { return Form_Shortcode::to_block( array( 'subject' => $text ), $text ); },
		'a drawn form'              => function ( $text ) { return render_block( form_with_button( $text ) + array( 'innerHTML' => '', 'innerContent' => array() ) ); },
		'a drawn shortcode'         => function ( $text ) { return Form_Shortcode::render( array(), $text ); },
		'Email_Renderer::to_line'    => array( Email_Renderer::class, 'to_line' ),
		'Email_Renderer::build_subject' => function ( $text ) { return Email_Renderer::build_subject( $text, array(), '' ); },
		'Autoresponder::prevent_links'     => array( Autoresponder::class, 'prevent_links' ),
		'Subscription_Definition'       => function ( $text ) { return Subscription_Definition::define( array( 'successMessage' => $text, 'submitButtonText' => substr( $text, 0, 2000 ) ) ); },
		'Subscription_Shortcode'    => function ( $text ) { return Subscription_Shortcode::from_block( array( 'attrs' => array(), 'innerHTML' => $text ) ); },
		'the button of Mailchimp'   => function ( $text ) use ( $button ) { return $button->invoke( null, array(), '<div ' . $text . '>' . $text . '<button' ); },
		'Visitor_Input::read_text'       => array( Visitor_Input::class, 'read_text' ),
		'Visitor_Text::escape'      => array( Visitor_Text::class, 'escape' ),
	);
	$slow = array();
	foreach ( $readers as $name => $read ) {
		foreach ( fragments() as $fragment ) {
			$text  = str_repeat( $fragment, intdiv( SIZE, strlen( $fragment ) ) );
			$begun = worked();
			$read( $text );
			$seconds = worked() - $begun;
			if ( $seconds > BOUND ) {
				$slow[] = sprintf( '%s of %s: %.1f s', $name, $fragment, $seconds );
				// Whatever else it does not stand, one finding says enough.
				break;
			}
		}
	}
	same( array(), $slow );
} );

test( 'a page with thousands of forms shows hundreds, of shortcodes as of blocks, and is saved as fast', function () {
	$fields = '[contact-field label="Name" type="name"/]';
	foreach ( array(
		'shortcodes'    => '[contact-form to="%d@example.org"]' . $fields . '[/contact-form]',
		'left open'     => '[contact-form to="%d@example.org"]',
		'blocks'        => cf( array( 'to' => '%d@example.org' ), cf_field( 'name' ) ),
		'subscriptions' => '[jetpack_subscription_form success_message="%d"]',
	) as $kind => $form ) {
		$content = '';
		for ( $number = 0; $number < 8000; $number++ ) {
			$content .= sprintf( str_replace( '"100%"', '"100%%"', $form ), $number ) . "\n";
		}
		$begun = worked();
		same( Form_Counter::MAX_FORMS, count( Form_Schemas::find_in_content( $content ) ), $kind );
		truly( worked() - $begun < BOUND, "$kind: definitions" );
		$begun = worked();
		$html  = apply_filters( 'the_content', $content );
		same( Form_Counter::MAX_FORMS, substr_count( $html, '<form' ), $kind );
		truly( worked() - $begun < 12, sprintf( '%s: drawn in %.1f s', $kind, worked() - $begun ) );
	}
	holds( '<form', apply_filters( 'the_content', '[contact-form]' ) );
} );

test( 'a form with thousands of blocks is read and drawn in the time they take', function () {
	$column = '<!-- wp:column --><div class="wp-block-column">%s</div><!-- /wp:column -->';
	$fields = '';
	for ( $number = 0; $number < 3000; $number++ ) {
		$fields .= sprintf( $column, cf_field( 'text', array( 'label' => "Field $number" ) ) );
	}
	$deep = str_repeat( '<!-- wp:jetpack/form-step --><div>', 3000 ) . cf_field( 'text', array( 'label' => 'Too deep' ) ) . str_repeat( '</div><!-- /wp:jetpack/form-step -->', 3000 );
	foreach ( array( $fields => 300, $deep . cf_field( 'text' ) => 1 ) as $inner => $count ) {
		$begun   = worked();
		$content = cf( array(), $inner );
		same( $count, count( cf_def( $content )['fields'] ) );
		same( $count, substr_count( do_blocks( $content ), 'class="text grunion-field"' ) );
		truly( worked() - $begun < 12, sprintf( '%.1f s', worked() - $begun ) );
	}
} );
