<?php
namespace Mainstreet\Submissions\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A post, synced pattern, template, template part or widget. Forms that no content holds
 * (put onto the page by a theme's or plugin's code) have the type `code`.
 */
final class Form_Source {

	/** Post type of forms that pages show by their id. */
	const FORM_TYPE = 'jetpack_form';

	/**
	 * `post`, `pattern`, `template`, `part`, `widget` or `code`.
	 *
	 * @var string
	 */
	public $type;

	/**
	 * Id of the post or pattern, `theme//slug` of a template, number of a widget; '0' for `code`.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * Names a container.
	 *
	 * @param string $type Type.
	 * @param string $id   Id.
	 */
	public function __construct( $type, $id ) {
		$this->type = $type;
		$this->id   = substr( $id, 0, 100 );
	}

	/**
	 * Names the container in one text.
	 *
	 * @return string Such as `post:7`.
	 */
	public function key() {
		return $this->type . ':' . $this->id;
	}

	/**
	 * The container that a post is.
	 *
	 * @param \WP_Post $post Post of any type.
	 * @return Form_Source|null Null for a template of an unknown theme.
	 */
	public static function from_post( $post ) {
		$types = array(
			'wp_block'         => 'pattern',
			// A form that several pages show by its id, as they show a pattern.
			self::FORM_TYPE    => 'pattern',
			'wp_template'      => 'template',
			'wp_template_part' => 'part',
		);
		if ( ! isset( $types[ $post->post_type ] ) ) {
			return new self( 'post', (string) $post->ID );
		}
		if ( 'pattern' === $types[ $post->post_type ] ) {
			return new self( 'pattern', (string) $post->ID );
		}
		$themes = get_the_terms( $post, 'wp_theme' );
		return is_array( $themes ) && $themes ? new self( $types[ $post->post_type ], $themes[0]->name . '//' . $post->post_name ) : null;
	}

	/**
	 * What the container holds now.
	 *
	 * @return string '' when there is no such container.
	 */
	public function content() {
		switch ( $this->type ) {
			case 'post':
			case 'pattern':
				$post = get_post( (int) $this->id );
				return $post && ( 'pattern' === $this->type ) === in_array( $post->post_type, array( 'wp_block', self::FORM_TYPE ), true ) ? $post->post_content : '';
			case 'template':
			case 'part':
				$template = get_block_template( $this->id, 'part' === $this->type ? 'wp_template_part' : 'wp_template' );
				return $template && 'publish' === $template->status ? (string) $template->content : '';
			case 'widget':
				$widgets = get_option( 'widget_block' );
				return isset( $widgets[ $this->id ]['content'] ) && is_string( $widgets[ $this->id ]['content'] ) ? $widgets[ $this->id ]['content'] : '';
		}
		return '';
	}

	/**
	 * Tells whether the public, or this user, may use the forms of the container.
	 *
	 * @return bool
	 */
	public function is_open() {
		switch ( $this->type ) {
			case 'post':
				return self::is_readable( (int) $this->id );
			case 'pattern':
				return 'publish' === get_post_status( (int) $this->id );
			case 'widget':
				return self::is_in_sidebar( 'block-' . $this->id );
		}
		// A template that is not published has no content; code has no state.
		return true;
	}

	/**
	 * Tells whether a widget stands in a sidebar. Read from what is stored: older core's own function notes an error
	 * for a stored widget that nobody registered.
	 *
	 * @param string $widget Its name.
	 * @return bool
	 */
	private static function is_in_sidebar( $widget ) {
		foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
			$is_shown = 'wp_inactive_widgets' !== $sidebar && 0 !== strpos( (string) $sidebar, 'orphaned_widgets' );
			if ( $is_shown && is_array( $widgets ) && in_array( $widget, $widgets, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Tells whether a post is shown to the public, or to this user, with its password given.
	 *
	 * @param int $post_id Post.
	 * @return bool
	 */
	public static function is_readable( $post_id ) {
		$post = get_post( $post_id );
		return $post && ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) && ! post_password_required( $post );
	}

	/**
	 * Tells whether a post was published, for everybody or for those who may read it: by somebody who
	 * may publish. Whoever may only write drafts has not decided yet what visitors get, and who gets theirs.
	 *
	 * @param int $post_id Post.
	 * @return bool
	 */
	public static function is_released( $post_id ) {
		$status = get_post_status_object( (string) get_post_status( $post_id ) );
		return $status && ( $status->public || $status->private );
	}

	/**
	 * Finds the container of the form that is being rendered, and notes it where it was not known.
	 *
	 * @param string $hash    Hash of the definition.
	 * @param array  $def     Definition.
	 * @param int    $post_id Post being shown; 0 for none.
	 * @return Form_Source
	 */
	public static function locate( $hash, array $def, $post_id ) {
		$post = new self( 'post', (string) $post_id );
		if ( ( new Form_Schema_Store() )->is_known( $hash, $post ) ) {
			return $post;
		}
		$known = ( new Form_Schema_Store() )->sources( $hash, $post_id, Form_Schemas::old_hash( $def ) );
		if ( isset( $known[ $post->key() ] ) ) {
			return $post;
		}
		if ( ! self::is_public_view() ) {
			// What a preview or the editor shows is not what visitors may send.
			return $post;
		}
		// The same form may stand in a pattern of somebody else, who would get the answers:
		// only containers of this page count.
		$candidates = Form_Locator::candidates( $post_id );
		$here       = array_intersect_key( $candidates, $known );
		if ( $here ) {
			return reset( $here );
		}
		foreach ( $candidates as $source ) {
			if ( isset( Form_Locator::forms_of( $source )[ $hash ] ) ) {
				( new Form_Schema_Store() )->add( $source, $hash, $def );
				return $source;
			}
		}
		$source = new self( 'code', '0' );
		if ( ! isset( $known[ $source->key() ] ) ) {
			( new Form_Schema_Store() )->add( $source, $hash, $def );
		}
		return $source;
	}

	/**
	 * Tells whether a page of the site is being made, and not a preview of something, an answer
	 * of the REST API (where contributors may render any block) or an admin screen.
	 *
	 * @return bool
	 */
	private static function is_public_view() {
		return did_action( 'template_redirect' ) && ! is_admin() && ! is_preview() && ! is_customize_preview() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}
}
