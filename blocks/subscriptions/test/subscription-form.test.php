<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Attributes;
use Mainstreet\Newsletter\Signup_Form\Subscription_Definition;
use Mainstreet\Newsletter\Signup_Form\Subscription_Shortcode;
use Mainstreet\Registration\Block_Types\Style_Attributes;
use Mainstreet\Submissions\Registry\Form_Schemas;

/** The rule behind the class of a look that stands in markup next to other classes. */
function look_beside( $classes, $html ) {
	truly( (bool) preg_match( '/class="' . preg_quote( $classes, '/' ) . ' (mainstreet-look-[0-9a-f]{8})"/', $html, $found ), "$classes in $html" );
	$rules = wp_styles()->get_data( $found[1], 'after' );
	truly( (bool) preg_match( '/^(?:\.' . $found[1] . '){4}\{([^{}<>]*)\}$/', implode( '', (array) $rules ), $rule ) );
	truly( wp_style_is( $found[1], 'enqueued' ) );
	return $rule[1];
}

test( 'no style attribute is in what visitors get: a strict content security policy would refuse it', function () {
	$all = array( 'customTextColor' => '#ff0', 'customButtonGradient' => 'linear-gradient(90deg,#000 0%,rgb(1,2,3) 100%)', 'customEmailFieldBackgroundColor' => '#fafafa', 'customBorderColor' => '#123456', 'borderRadius' => 12, 'borderWeight' => 3, 'padding' => 8, 'spacing' => 30, 'customFontSize' => '18px', 'buttonWidth' => '70%', 'showNameField' => true, 'showSubscribersTotal' => true, 'style' => array( 'spacing' => array( 'padding' => array( 'top' => '2em' ) ) ) );
	$revue = '<!-- wp:jetpack/revue {"revueUsername":"q"} --><div class="wp-block-jetpack-revue"><!-- wp:jetpack/button {"element":"button","text":"Count me in","borderRadius":4,"width":"50%","customTextColor":"#fff","customBackgroundColor":"#000"} /--><a class="wp-block-jetpack-revue__fallback" href="https://www.getrevue.co/profile/q">x</a></div><!-- /wp:jetpack/revue -->';
	$early = '<!-- wp:jetpack/revue {"revueUsername":"q","text":"Join","customTextColor":"#123456","borderRadius":7} --><div class="wp-block-jetpack-revue"><a href="https://www.getrevue.co/profile/q">x</a></div><!-- /wp:jetpack/revue -->';
	$pages = array(
		'untouched'  => subscription( array() ),
		'everything' => subscription( $all ),
		'folded'     => subscription( array( 'className' => 'is-style-button' ) + $all ),
		'compact'    => subscription( array( 'className' => 'is-style-compact' ) + $all ),
		'shortcode'  => do_shortcode( '[jetpack_subscription_form custom_font_size="20" custom_padding="7" custom_border_weight="4" custom_text_button_color="#fff" custom_button_width="50%"]' ),
		'revue'      => do_blocks( $revue ),
		'early'      => do_blocks( $early ),
	);
	foreach ( $pages as $name => $html ) {
		holds( '<form ', $html );
		same( 0, preg_match( '/<[^>]*\sstyle\s*=/i', $html ), "$name: $html" );
	}
	// An untouched form brings no rules either.
	holds_not( 'mainstreet-look-', $pages['untouched'] );
	foreach ( array( 'everything', 'folded', 'shortcode', 'revue' ) as $name ) {
		holds( 'mainstreet-look-', $pages[ $name ] );
	}
	ob_start();
	wp_styles()->do_items( array_values( preg_grep( '/^mainstreet-look-/', wp_styles()->queue ) ) );
	$printed = ob_get_clean();
	holds( 'color:#ff0', $printed );
	holds( 'padding-top:2em', $printed );
	holds( 'border-radius:4px', $printed );
} );

test( 'what is no look leaves its attribute, and gets into no style sheet', function () {
	foreach ( array( '}body{color:red', '</style><script>x', 'a:b;/* ', '\\7d ' ) as $odd ) {
		$html = '<p style="' . esc_attr( $odd ) . '">x</p>';
		same( $html, \Mainstreet\Newsletter\Signup_Form\Subscription_Style::move_styles( $html ) );
	}
	same( '<p >style="x"</p>', \Mainstreet\Newsletter\Signup_Form\Subscription_Style::move_styles( '<p style="">style="x"</p>' ) );
} );

function subscription( array $attributes ) {
	return do_blocks( '<!-- wp:jetpack/subscriptions ' . serialize_block_attributes( (object) $attributes ) . ' --><div>[jetpack_subscription_form x="old"]</div><!-- /wp:jetpack/subscriptions -->' );
}

test( 'an untouched block is a form for an address, in the words of the site’s language', function () {
	$html = subscription( array() );
	holds( 'class="wp-block-jetpack-subscriptions__supports-newline', str_replace( 'wp-block-jetpack-subscriptions wp-block', 'wp-block', $html ) );
	holds( 'name="f&#091;email&#093;" type="email"', $html );
	holds( 'placeholder="Type your email…"', $html );
	holds( ' required>', $html );
	holds( '>Subscribe</button>', $html );
	holds_not( '[jetpack_subscription_form', $html );
	holds_not( 'subscount', $html );
	add_filter( 'gettext_mainstreet-blocks', $translate = function ( $translation, $text ) {
		return 'Subscribe' === $text ? 'Abonnieren' : $translation;
	}, 10, 2 );
	holds( '>Abonnieren</button>', subscription( array( 'submitButtonText' => 'Subscribe' ) ) );
	remove_filter( 'gettext_mainstreet-blocks', $translate );
} );

test( 'a width of the button in percent is one of the form, not of its own text', function () {
	$html = subscription( array( 'buttonWidth' => '50%', 'submitButtonText' => "It's on" ) );
	same( 'width:50%', look_beside( 'wp-block-jetpack-subscriptions__button wp-block-button', $html ) );
	holds( 'width:100%', look_beside( 'wp-block-button__link', $html ) );
	$html = subscription( array( 'buttonWidth' => '12em' ) );
	holds( 'class="wp-block-jetpack-subscriptions__button wp-block-button"', $html );
	holds( 'width:12em', look_beside( 'wp-block-button__link', $html ) );
	// The button that stands for the whole form has no holder.
	$html = subscription( array( 'buttonWidth' => '50%', 'className' => 'is-style-button' ) );
	truly( (bool) preg_match( '#<summary class="wp-block-button__link (mainstreet-look-[0-9a-f]{8})#', $html, $found ) );
	holds( 'width:50%', implode( (array) wp_styles()->get_data( $found[1], 'after' ) ) );
} );

test( 'colours, sizes and texts of the attributes are drawn', function () {
	$html = subscription( array( 'submitButtonText' => 'Tom &amp; Co [gallery]', 'textColor' => 'baseTwo', 'customButtonGradient' => 'linear-gradient(90deg,#000 0%,rgb(1,2,3) 100%)', 'customEmailFieldBackgroundColor' => '#fafafa', 'customBorderColor' => '#123456', 'borderRadius' => 12, 'borderWeight' => 0, 'padding' => 8, 'spacing' => 99, 'customFontSize' => '18px', 'buttonWidth' => '140%', 'buttonOnNewLine' => true ) );
	same( 'background:linear-gradient(90deg,#000 0%,rgb(1,2,3) 100%);font-size:18px;padding:8px 12px;border-width:0px;border-color:#123456;width:100%', look_beside( 'wp-block-button__link has-text-color has-base-two-color has-own-radius', $html ) );
	same( 'width:100%', look_beside( 'wp-block-jetpack-subscriptions__button wp-block-button', $html ) );
	same( 'background:#fafafa;font-size:18px;padding:8px 12px;border-width:0px;border-color:#123456', look_beside( 'wp-block-jetpack-subscriptions__input', $html ) );
	same( '--mainstreet-gap:50px;--mainstreet-radius:12px', look_beside( 'jetpack_subscription_widget', $html ) );
	holds( 'wp-block-jetpack-subscriptions__use-newline', $html );
	holds( '>Tom &amp; Co &#091;gallery&#093;</button>', $html );
} );

test( 'the button has the shape of the theme until somebody says another', function () {
	holds( 'class="wp-block-button__link"', subscription( array() ) );
	holds( 'class="wp-block-button__link has-own-radius"', subscription( array( 'borderRadius' => 6 ) ) );
	holds( 'class="wp-block-button__link no-border-radius"', subscription( array( 'borderRadius' => 0 ) ) );
	holds( 'class="wp-block-button__link"', subscription( array( 'borderRadius' => 'round' ) ) );
} );

test( 'a name and own fields are asked for', function () {
	$html = subscription( array( 'showNameField' => true, 'nameFieldLabel' => 'First name', 'extraFields' => array( array( 'key' => 'town', 'label' => 'Town <b>', 'required' => true ), array( 'key' => 'email', 'label' => 'no' ), array( 'key' => 'A b' ), 'x' ) ) );
	holds( '>First name</label><input', $html );
	holds( 'name="f&#091;name&#093;" type="text"', $html );
	holds( 'autocomplete="name"', $html );
	holds( '>Town (required)</label>', $html );
	same( 1, substr_count( $html, 'f&#091;email&#093;' ) );
} );

test( 'the definition is the same for block and shortcode, and in every language', function () {
	$block = Subscription_Definition::define( array( 'successMessage' => Subscription_Definition::SUCCESS, 'submitButtonText' => 'Subscribe' ) );
	same( '', $block['success'] );
	$short = Subscription_Definition::define( Subscription_Shortcode::to_attributes( array( 'success_message' => str_replace( "'", '&#039;', Subscription_Definition::SUCCESS ), 'submit_button_text' => 'Subscribe' ) ) );
	same( Form_Schemas::get_hash( $block ), Form_Schemas::get_hash( $short ) );
	same( Form_Schemas::get_hash( $block ), Form_Schemas::get_hash( Form_Schemas::from_block( array( 'blockName' => 'jetpack/subscriptions', 'attrs' => array() ) ) ) );
	holds( "click 'Confirm Follow'", Subscription_Definition::success_message( $block ) );
	same( 'Done <3', Subscription_Definition::define( array( 'successMessage' => 'Done &lt;3' ) )['success'] );
} );

test( 'answers are read by the definition, whatever was posted', function () {
	$def = Subscription_Definition::define( array( 'showNameField' => true, 'extraFields' => array( array( 'key' => 'town', 'label' => 'Town', 'required' => true ), array( 'key' => 'pet', 'label' => 'Pet', 'required' => false ) ) ) );
	same( array( 'email' => 'a@example.org', 'name' => 'Ada L', 'fields' => array( 'town' => 'Veere' ), 'errors' => array() ), Subscription_Definition::read( $def, array( 'email' => ' a@example.org ', 'name' => "Ada\r\nL", 'town' => 'Veere', 'pet' => '', 'role' => 'administrator' ) ) );
	$read = Subscription_Definition::read( $def, array( 'email' => array( 'x' ), 'name' => str_repeat( 'x', 501 ), 'town' => " \x00 " ) );
	same( array( 'email', 'name', 'town' ), array_keys( $read['errors'] ) );
	same( '', $read['email'] . $read['name'] );
} );

test( 'both shortcodes draw the form with the looks they say', function () {
	$html = do_shortcode( '[jetpack_subscription_form subscribe_placeholder="Your &quot;best&quot; email" custom_background_button_color="linear-gradient(90deg,#000 0%,#fff 100%)" custom_text_button_color="undefined" custom_font_size="20" submit_button_classes="has-text-color has-base-color" button_on_newline="true"]' );
	holds( 'placeholder="Your &quot;best&quot; email"', $html );
	same( 'background:linear-gradient(90deg,#000 0%,#fff 100%);font-size:20px', look_beside( 'wp-block-button__link has-text-color has-base-color', $html ) );
	holds( 'use-newline', $html );
	holds( '>By hand</button>', do_shortcode( '[blog_subscription_form subscribe_button="By hand"]' ) );
} );

test( 'a block of an old version looks as its shortcode says, until it is saved anew', function () {
	$second = do_blocks( '<!-- wp:jetpack/subscriptions {"backgroundButtonColor":"vivid-red"} --><div class="wp-block-jetpack-subscriptions">[jetpack_subscription_form show_only_email_and_button="true" custom_background_button_color="undefined" custom_text_button_color="#ff0" submit_button_text="Abonnieren" submit_button_classes="has-background has-vivid-red-background-color" show_subscribers_total="false" ]</div><!-- /wp:jetpack/subscriptions -->' );
	same( 'color:#ff0', look_beside( 'wp-block-button__link has-background has-vivid-red-background-color', $second ) );
	holds( '>Abonnieren</button>', $second );
	$third = do_blocks( "<!-- wp:jetpack/subscriptions {\"customFontSize\":22,\"fontSize\":22} --><div class=\"wp-block-jetpack-subscriptions\">\n[jetpack_subscription_form\n\tsubscribe_placeholder=\"Enter your email address\"\n\tsubmit_button_text=\"Sign Up\"\n\tcustom_font_size=\"22\"\n\tcustom_padding=\"15\"\n\tsubmit_button_classes=\"has-22-font-size\"\n]</div><!-- /wp:jetpack/subscriptions -->" );
	holds( 'placeholder="Enter your email address"', $third );
	same( 'font-size:22px', look_beside( 'wp-block-button__link has-22-font-size', $third ) );
	holds( '>Sign Up</button>', $third );
	holds( '>Go</button>', do_blocks( '<!-- wp:jetpack/subscriptions {"subscribeButton":"Go"} --><div>[jetpack_subscription_form show_subscribers_total="false" show_only_email_and_button="true"]</div><!-- /wp:jetpack/subscriptions -->' ) );
	// Today's is as its attributes say, also where the shortcode names what stands in for nothing.
	$today = do_blocks( '<!-- wp:jetpack/subscriptions {"fontSize":"33px","spacing":0} --><div>[jetpack_subscription_form custom_font_size="16px" custom_spacing="10" submit_button_text="No" success_message="x"]</div><!-- /wp:jetpack/subscriptions -->' );
	holds( 'font-size:33px', look_beside( 'wp-block-jetpack-subscriptions__input has-33-px-font-size', $today ) );
	same( '--mainstreet-gap:0px', look_beside( 'jetpack_subscription_widget', $today ) );
	holds( '>Subscribe</button>', $today );
	// The submission finds the same form.
	$block = parse_blocks( '<!-- wp:jetpack/subscriptions --><div>[jetpack_subscription_form submit_button_text="Los" show_subscribers_total="false" ]</div><!-- /wp:jetpack/subscriptions -->' )[0];
	same( 'Los', Form_Schemas::from_block( $block )['button'] );
} );

test( 'numbers stay in their ranges', function () {
	$html = subscription( array( 'borderRadius' => 80, 'borderWeight' => 99, 'padding' => 1, 'spacing' => -4 ) );
	same( 'padding:5px 8px;border-width:15px', look_beside( 'wp-block-jetpack-subscriptions__input', $html ) );
	same( '--mainstreet-gap:0px;--mainstreet-radius:50px', look_beside( 'jetpack_subscription_widget', $html ) );
} );

test( 'nobody subscribes in a feed', function () {
	global $wp_query;
	$wp_query->is_feed = true;
	$html = subscription( array() ) . do_shortcode( '[jetpack_subscription_form]' );
	$wp_query->is_feed = false;
	same( '', trim( $html ) );
} );

test( 'looks that are none get nowhere', function () {
	foreach ( array( 'red;background:url(x)', 'url(//x)', 'expression(1)', '#12', 'var(x)', array( '#fff' ), 7 ) as $odd ) {
		same( '', Style_Attributes::color( array( 'c' => $odd ), 'c' ) );
	}
	foreach ( array( 'linear-gradient(url(//x),red)', 'linear-gradient(red)}', 'url(x)', "linear-gradient(\nred,URL(x))", 'linear-gradient(red,blue);x:y' ) as $odd ) {
		same( '', Style_Attributes::gradient( array( 'g' => $odd ), 'g' ) );
	}
	foreach ( array( '-5px', '0px', '99999px', '5', '5 px', 'calc(1px)', '5px;' ) as $odd ) {
		same( '', Style_Attributes::length( array( 'l' => $odd ), 'l' ) );
	}
	same( 15, Attributes::number( array( 'n' => NAN ), 'n', 0, 50, 15 ) );
	same( 50, Attributes::number( array( 'n' => '1e300' ), 'n', 0, 50, 15 ) );
} );
