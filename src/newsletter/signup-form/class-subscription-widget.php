<?php
namespace Mainstreet\Newsletter\Signup_Form;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Renders and edits widgets stored as `blog_subscription` (docs/content-format.md 0.3). The widgets screen can convert them to
 * the block. Not registered if another plugin has a widget with this ID.
 */
final class Subscription_Widget extends \WP_Widget {

	const ID = 'blog_subscription';

	/** Registers the widget, after those of other plugins. */
	public static function register() {
		global $wp_widget_factory;
		if ( Modules::is_on( 'subscriptions' ) && ! in_array( self::ID, wp_list_pluck( $wp_widget_factory->widgets, 'id_base' ), true ) ) {
			register_widget( __CLASS__ );
		}
	}

	public function __construct() {
		parent::__construct(
			self::ID,
			__( 'Newsletter subscription', 'mainstreet-blocks' ),
			array(
				'classname'                   => 'widget_blog_subscription',
				'description'                 => __( 'The Subscription Form block for classic sidebars.', 'mainstreet-blocks' ),
				'customize_selective_refresh' => true,
				'show_instance_in_rest'       => true,
			)
		);
	}

	/**
	 * Renders the widget.
	 *
	 * @param array $args     Markup of the sidebar around the widget.
	 * @param array $instance Stored settings.
	 */
	public function widget( $args, $instance ) {
		if ( ! Blocks::is_registered( 'subscriptions' ) ) {
			return;
		}
		$settings = self::settings( $instance );
		$options  = array_filter( array_intersect_key( $settings, array_flip( array( 'subscribe_placeholder', 'subscribe_button', 'success_message' ) ) ), 'strlen' );
		// Filtered like the titles of all widgets.
		$title = apply_filters( 'widget_title', $settings['title'], $instance, self::ID ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		$text  = str_replace( '[total-subscribers]', number_format_i18n( ( new Subscribers() )->count( 'active' ) ), $settings['subscribe_text'] );
		// phpcs:disable WordPress.Security.EscapeOutput -- markup of the theme; the form is escaped already.
		echo $args['before_widget'];
		echo '' === trim( $title ) ? '' : $args['before_title'] . wp_kses_post( $title ) . $args['after_title'];
		echo wp_kses_post( wpautop( $text ) );
		echo Subscription_Shortcode::render( $options + array( 'show_subscribers_total' => $settings['show_subscribers_total'] ? 'true' : 'false' ) );
		echo $args['after_widget'];
		// phpcs:enable
	}

	/**
	 * Prints the fields of the settings.
	 *
	 * @param array $instance Stored settings.
	 */
	public function form( $instance ) {
		$settings = self::settings( $instance );
		foreach ( self::labels() as $name => $label ) {
			$this->field( $name, $label, $settings[ $name ] );
		}
		printf(
			'<p><input type="checkbox" class="checkbox" id="%1$s" name="%2$s" value="1"%3$s> <label for="%1$s">%4$s</label></p>',
			esc_attr( $this->get_field_id( 'show_subscribers_total' ) ),
			esc_attr( $this->get_field_name( 'show_subscribers_total' ) ),
			checked( $settings['show_subscribers_total'], true, false ),
			esc_html__( 'Show the number of subscribers', 'mainstreet-blocks' )
		);
		return '';
	}

	/**
	 * Sanitizes the settings. Unknown settings are kept.
	 *
	 * @param array $new_instance Submitted settings.
	 * @param array $old_instance Stored settings.
	 */
	public function update( $new_instance, $old_instance ) {
		$sent = self::settings( $new_instance );
		$kept = (array) $old_instance;
		foreach ( array_keys( self::labels() ) as $name ) {
			$kept[ $name ] = 'subscribe_text' === $name ? trim( wp_kses_post( $sent[ $name ] ) ) : Plain_Text::line( $sent[ $name ] );
		}
		$kept['show_subscribers_total'] = $sent['show_subscribers_total'];
		return $kept;
	}

	/** Prints one field. */
	private function field( $name, string $label, $value ): void {
		$is_long = 'subscribe_text' === $name;
		printf(
			$is_long ? '<p><label for="%1$s">%2$s</label><textarea class="widefat" rows="3" id="%1$s" name="%3$s">%4$s</textarea></p>' : '<p><label for="%1$s">%2$s</label><input type="text" class="widefat" id="%1$s" name="%3$s" value="%4$s"></p>', // phpcs:ignore WordPress.Security.EscapeOutput -- constant.
			esc_attr( $this->get_field_id( $name ) ),
			esc_html( $label ),
			esc_attr( $this->get_field_name( $name ) ),
			// Keeps stored entities, so that saving does not change the value.
			$is_long ? esc_textarea( $value ) : htmlspecialchars( $value, ENT_QUOTES, 'UTF-8' ) // phpcs:ignore WordPress.Security.EscapeOutput -- escaped here.
		);
	}

	/** Returns the labels of the text fields by setting. */
	private static function labels(): array {
		return array(
			'title'                 => __( 'Title', 'mainstreet-blocks' ),
			'subscribe_text'        => __( 'Text above the form', 'mainstreet-blocks' ),
			'subscribe_placeholder' => __( 'Field placeholder', 'mainstreet-blocks' ),
			'subscribe_button'      => __( 'Button label', 'mainstreet-blocks' ),
			'success_message'       => __( 'Message after submission', 'mainstreet-blocks' ),
		);
	}

	/**
	 * Converts settings of any type to strings and one boolean.
	 *
	 * @param mixed $instance Settings.
	 */
	private static function settings( $instance ): array {
		$instance = is_array( $instance ) ? $instance : array();
		$settings = array();
		foreach ( array_keys( self::labels() ) as $name ) {
			$settings[ $name ] = Attributes::text( $instance, $name, 5000 );
		}
		$total = $instance['show_subscribers_total'] ?? false;

		$settings['show_subscribers_total'] = is_scalar( $total ) && rest_sanitize_boolean( $total );
		return $settings;
	}
}
