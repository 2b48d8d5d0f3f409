<?php
/**
 * The subscription widget of old sidebars.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Newsletter\Signup_Form\Subscription_Widget;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** A sidebar as an old theme left it, drawn as the page would. */
function old_sidebar( $instances, callable $act ) {
	$before = array( $GLOBALS['wp_registered_sidebars'], $GLOBALS['wp_registered_widgets'], $GLOBALS['_wp_sidebars_widgets'] ?? null );
	register_sidebar( array( 'id' => 'old', 'name' => 'Old', 'before_widget' => '<section id="%1$s" class="%2$s">', 'after_widget' => '</section>', 'before_title' => '<h2>', 'after_title' => '</h2>' ) );
	update_option( 'widget_blog_subscription', $instances );
	$sidebars        = get_option( 'sidebars_widgets' );
	$sidebars['old'] = array( 'blog_subscription-2' );
	update_option( 'sidebars_widgets', $sidebars );
	unset( $GLOBALS['_wp_sidebars_widgets'] );
	$widget = current( array_filter( $GLOBALS['wp_widget_factory']->widgets, function ( $widget ) { return 'blog_subscription' === $widget->id_base; } ) );
	try {
		truly( is_object( $widget ), 'a widget of the old name is registered' );
		$widget->_register();
		$act( $widget );
	} finally {
		list( $GLOBALS['wp_registered_sidebars'], $GLOBALS['wp_registered_widgets'], $GLOBALS['_wp_sidebars_widgets'] ) = $before;
		unset( $sidebars['old'] );
		update_option( 'sidebars_widgets', $sidebars );
		delete_option( 'widget_blog_subscription' );
	}
}

/** The old sidebar's HTML. */
function drawn_sidebar() {
	ob_start();
	dynamic_sidebar( 'old' );
	return ob_get_clean();
}

/** What Jetpack stores. */
function old_instance( array $more = array() ) {
	return array( 2 => $more + array( 'title' => 'News & more', 'subscribe_text' => "Type it.\n\n[total-subscribers] do.", 'subscribe_placeholder' => 'Your mail', 'subscribe_button' => 'Tom &amp; Co', 'success_message' => 'Look &lt;there&gt;', 'show_subscribers_total' => true ), '_multiwidget' => 1 );
}

test( 'the widget of an old sidebar is shown with its own words', function () {
	newsletter();
	people( 3 );
	old_sidebar( old_instance(), function () {
		$html = drawn_sidebar();
		holds( '<section id="blog_subscription-2" class="widget_blog_subscription">', $html );
		holds( '<h2>News &#038; more</h2>', $html );
		holds( 'placeholder="Your mail"', $html );
		holds( '>Tom &amp; Co</button>', $html );
		holds( 'action=mainstreet_subscribe', $html );
		holds( 'Join 3 other subscribers', $html );
		holds( '<p>3 do.</p>', $html );
		same( 1, substr_count( $html, '<form ' ) );
	} );
} );

test( 'a visitor subscribes by the widget', function () {
	$mails = newsletter();
	// A page is being made.
	remove_all_actions( 'template_redirect' );
	do_action( 'template_redirect' );
	act_as( '' );
	old_sidebar( old_instance(), function () use ( $mails ) {
		truly( (bool) preg_match( '/name="ms_ticket" value="([^"]+)"/', drawn_sidebar(), $found ) );
		$time = (string) ( time() - 20 );
		$done = \Mainstreet\Submissions\Pipeline\Submission_Pipeline::run( 'subscribe', array( 'ms_ticket' => html_entity_decode( $found[1], ENT_QUOTES ), 'ms_t' => $time . '.' . \Mainstreet\Submissions\Spam\Form_Token::mac( $time, 'time' ), 'ms_id' => 'abc123', 'f' => array( 'email' => 'ada@example.org' ) ), array() );
		truly( is_array( $done ) && $done['success'], is_wp_error( $done ) ? $done->get_error_message() : '' );
		same( 'Look <there>', $done['message'] );
		same( 'pending', status_of( 'ada@example.org' ) );
	} );
} );

test( 'what is hostile in a stored widget is text, and what is odd does no harm', function () {
	newsletter();
	old_sidebar( old_instance( array( 'title' => '<script>x</script>T', 'subscribe_text' => '<script>y</script><b>bold</b>[probe]', 'subscribe_button' => '[probe]"><img src=x onerror=alert(1)>', 'subscribe_placeholder' => '"><script>z' ) ), function () {
		add_shortcode( 'probe', function () { return 'RAN'; } );
		$html = do_shortcode( drawn_sidebar() );
		remove_shortcode( 'probe' );
		holds_not( '<script', $html );
		holds_not( '<img', $html );
		holds( '<b>bold</b>', $html );
	} );
	foreach ( array( array( 2 => array(), '_multiwidget' => 1 ), array( 2 => array( 'title' => array( 'x' ), 'subscribe_text' => 5, 'subscribe_button' => null, 'show_subscribers_total' => array() ), '_multiwidget' => 1 ) ) as $odd ) {
		old_sidebar( $odd, function () { holds( '>Subscribe</button>', drawn_sidebar() ); } );
	}
} );

test( 'the title of the widget is text: nothing of it is lost, and nothing is markup', function () {
	newsletter();
	foreach ( array( '<b>T</b>', 'Kinder <6 & >2', '<script>x</script>' ) as $typed ) {
		$stored = ( new \Mainstreet\Newsletter\Signup_Form\Subscription_Widget() )->update( array( 'title' => $typed, 'subscribe_button' => 'Under <5' ), array() );
		old_sidebar( old_instance( array( 'title' => $stored['title'], 'subscribe_button' => $stored['subscribe_button'] ) ), function () use ( $typed ) {
			$html = str_replace( '&#038;', '&amp;', drawn_sidebar() );
			holds( '>' . esc_html( $typed ) . '<', $html );
			holds( '>Under &lt;5</button>', $html );
		} );
	}
} );

test( 'the widget is edited, keeps what it does not know, and shows its settings to the widgets screen', function () {
	newsletter();
	old_sidebar( old_instance( array( 'show_only_email_and_button' => 'x', 'other' => 'kept' ) ), function ( $widget ) {
		$widget->number = 2;
		ob_start();
		$widget->form( get_option( 'widget_blog_subscription' )[2] );
		$form = ob_get_clean();
		foreach ( array( 'title', 'subscribe_text', 'subscribe_placeholder', 'subscribe_button', 'success_message', 'show_subscribers_total' ) as $name ) {
			holds( 'name="widget-blog_subscription[2][' . $name . ']"', $form );
		}
		holds( 'value="News &amp; more"', $form );
		holds( 'value="Tom &amp;amp; Co"', $form );
		holds( 'checked', $form );
		$new = $widget->update( array( 'title' => '<b>T</b>', 'subscribe_text' => 'x<script>1</script>', 'subscribe_button' => "Go\n", 'subscribe_placeholder' => 'P', 'success_message' => 'S' ), get_option( 'widget_blog_subscription' )[2] );
		// A title is plain text: nothing in it is lost, and it is printed escaped.
		same( array( '<b>T</b>', 'x1', 'Go', 'P', 'S', false, 'kept' ), array( $new['title'], $new['subscribe_text'], $new['subscribe_button'], $new['subscribe_placeholder'], $new['success_message'], $new['show_subscribers_total'], $new['other'] ) );
		truly( ! empty( $widget->widget_options['show_instance_in_rest'] ), 'so that it can become the block' );
		act_as( 'administrator' );
		$request = new \WP_REST_Request( 'GET', '/wp/v2/widgets/blog_subscription-2' );
		$request->set_query_params( array( 'context' => 'edit' ) );
		$answer = rest_do_request( $request );
		same( 'News & more', $answer->get_data()['instance']['raw']['title'] );
	} );
} );

test( 'another plugin’s widget of that name is left alone, and a newsletter that is off has none', function () {
	$count = function () { return count( array_filter( $GLOBALS['wp_widget_factory']->widgets, function ( $widget ) { return 'blog_subscription' === $widget->id_base; } ) ); };
	$before = $GLOBALS['wp_widget_factory']->widgets;
	try {
		same( 1, $count() );
		Subscription_Widget::register();
		same( 1, $count() );
		$GLOBALS['wp_widget_factory']->widgets = array( 'theirs' => new \WP_Widget( 'blog_subscription', 'Theirs' ) );
		Subscription_Widget::register();
		same( 'theirs', implode( array_keys( $GLOBALS['wp_widget_factory']->widgets ) ) );
		$GLOBALS['wp_widget_factory']->widgets = array();
		\Mainstreet\Core\Options\Stored_Settings::save( array( 'modules_off' => array( 'subscriptions' ) ) );
		if ( ! \Mainstreet\Registration\Modules\Modules::is_on( 'subscriptions' ) ) {
			Subscription_Widget::register();
			same( 0, $count() );
		}
	} finally {
		$GLOBALS['wp_widget_factory']->widgets = $before;
	}
} );
