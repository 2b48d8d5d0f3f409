<?php
namespace Mainstreet\Submissions\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Where a form is stored: a post, synced pattern, template, template part or widget. Forms rendered by the code of a
 * theme or plugin have the type `code`.
 */
final class Form_Source {

	/** Post type of forms that pages embed by id. */
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
	 * Creates a source. Cuts the id to 100 bytes, the width of the database column.
	 *
	 * @param string $type Type.
	 * @param string $id   Id.
	 */
	public function __construct( $type, $id ) {
		$this->type = $type;
		$this->id   = substr( $id, 0, 100 );
	}

	/**
	 * Returns a key of the source, such as `post:7`.
	 *
	 * @return string
	 */
	public function key() {
		return $this->type . ':' . $this->id;
	}

	/**
	 * Creates the source for a post.
	 *
	 * @param \WP_Post $post Post of any type.
	 * @return Form_Source|null Null for a template without a theme.
	 */
	public static function from_post( $post ): ?Form_Source {
		$types = array(
			'wp_block'         => 'pattern',
			// Embedded by id in several pages, like a pattern.
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
	 * Returns the current content of the source.
	 *
	 * @return string '' if the source does not exist.
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

	/** Whether the current user may submit the forms of the source. */
	public function is_open(): bool {
		switch ( $this->type ) {
			case 'post':
				return self::is_readable( (int) $this->id );
			case 'pattern':
				return 'publish' === get_post_status( (int) $this->id );
			case 'widget':
				return self::is_in_sidebar( 'block-' . $this->id );
		}
		// The other types are allowed: an unpublished template has no content, and code has no status.
		return true;
	}

	/**
	 * Whether a widget is in a sidebar. Reads the option, because is_active_widget() of older versions of core raises an
	 * error for a stored widget that is not registered.
	 *
	 * @param string $widget Widget id.
	 */
	private static function is_in_sidebar( string $widget ): bool {
		foreach ( wp_get_sidebars_widgets() as $sidebar => $widgets ) {
			$is_shown = 'wp_inactive_widgets' !== $sidebar && 0 !== strpos( (string) $sidebar, 'orphaned_widgets' );
			if ( $is_shown && is_array( $widgets ) && in_array( $widget, $widgets, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the current user can read a post, and has entered its password.
	 *
	 * @param int $post_id Post.
	 */
	public static function is_readable( $post_id ): bool {
		$post = get_post( $post_id );
		return $post && ( is_post_publicly_viewable( $post ) || current_user_can( 'read_post', $post->ID ) ) && ! post_password_required( $post );
	}

	/**
	 * Whether a post is published or private, which requires the capability to publish. Users who can only write drafts
	 * must not decide which forms visitors see and who gets their submissions.
	 *
	 * @param int $post_id Post.
	 * @return bool
	 */
	public static function is_released( $post_id ) {
		$status = get_post_status_object( (string) get_post_status( $post_id ) );
		return $status && ( $status->public || $status->private );
	}
}
