<?php
namespace Mainstreet\Submissions\Registry;

use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the source of a form, which may be outside the content of the post: in the template, template parts, patterns or
 * widgets of the page.
 */
final class Form_Locator {

	/** Maximum number of sources. */
	const LIMIT = 60;

	/**
	 * Sources by key.
	 *
	 * @var array<string, Form_Source>
	 */
	private array $found = array();

	/**
	 * Sources found in this request, by post and template.
	 *
	 * @var array<string, array<string, Form_Source>>
	 */
	private static array $searches = array();

	/**
	 * Forms found in this request, by source and hash of its content.
	 *
	 * @var array<string, array[]>
	 */
	private static array $forms = array();

	/**
	 * Finds the source of the form being rendered, and stores it if it is new.
	 *
	 * @param string $hash    Hash of the definition.
	 * @param int    $post_id Post being shown; 0 for none.
	 */
	public static function find_source( $hash, array $def, int $post_id ): Form_Source {
		$store = new Form_Schema_Store();
		$post  = new Form_Source( 'post', (string) $post_id );
		if ( $store->is_known( $hash, $post ) ) {
			return $post;
		}
		$known = $store->find_sources( $hash, $post_id, Form_Schemas::get_old_hash( $def ) );
		if ( isset( $known[ $post->get_key() ] ) ) {
			return $post;
		}
		if ( ! self::is_public_view() ) {
			// Forms in a preview or the editor are not for visitors.
			return $post;
		}
		// A pattern by another author may contain the same form, and that author would get the submissions. Only the sources
		// of this page count.
		$candidates = self::find_candidates( $post_id );
		$here       = array_intersect_key( $candidates, $known );
		if ( $here ) {
			return reset( $here );
		}
		foreach ( $candidates as $source ) {
			if ( isset( self::find_forms( $source )[ $hash ] ) ) {
				$store->add( $source, $hash, $def );
				return $source;
			}
		}
		$source = new Form_Source( 'code', '0' );
		if ( ! isset( $known[ $source->get_key() ] ) ) {
			$store->add( $source, $hash, $def );
		}
		return $source;
	}

	/**
	 * Whether a public page is being rendered: not a preview, an admin screen, or a REST response (contributors can render
	 * any block through the REST API).
	 */
	private static function is_public_view(): bool {
		return did_action( 'template_redirect' ) && ! is_admin() && ! is_preview() && ! is_customize_preview() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}

	/**
	 * Finds the forms of a source. Memoized, because each form of a page calls this.
	 *
	 * @return array[] Definitions by hash.
	 */
	public static function find_forms( Form_Source $source ): array {
		$content = $source->get_content();
		$key     = $source->get_key() . '|' . md5( $content );
		if ( ! isset( self::$forms[ $key ] ) ) {
			self::$forms         = count( self::$forms ) < self::LIMIT ? self::$forms : array();
			self::$forms[ $key ] = Form_Schemas::find_in_content( $content );
		}
		return self::$forms[ $key ];
	}

	/**
	 * Finds the sources whose content the page may show.
	 *
	 * @param int         $post_id  Post being shown; 0 for none.
	 * @param string|null $template Template (`theme//slug`); null for the template of this request.
	 * @return array<string, Form_Source> Sources by key, the post first.
	 */
	public static function find_candidates( $post_id, ?string $template = null ): array {
		global $_wp_current_template_id;
		$template = null === $template ? $_wp_current_template_id : $template;
		$name     = $post_id . '|' . ( is_string( $template ) ? $template : '' );
		if ( ! isset( self::$searches[ $name ] ) ) {
			self::$searches[ $name ] = self::search( $post_id, $template );
		}
		return self::$searches[ $name ];
	}

	/**
	 * Finds the sources that other sources refer to.
	 *
	 * @param Form_Source[] $sources Sources to start with.
	 * @return array<string, Form_Source> By key.
	 */
	public static function find_referenced( array $sources ): array {
		$search = new self();
		foreach ( $sources as $source ) {
			$search->add( $source );
		}
		return $search->found;
	}

	/**
	 * Finds the sources of a page: its post, template and widgets, and the sources that these refer to.
	 *
	 * @param int   $post_id     Post being shown; 0 for none.
	 * @param mixed $template_id Template of the page, if the theme has block templates.
	 * @return array<string, Form_Source>
	 */
	private static function search( $post_id, $template_id ): array {
		$search = new self();
		if ( $post_id ) {
			$search->add( new Form_Source( 'post', (string) $post_id ) );
		}
		if ( is_string( $template_id ) && '' !== $template_id ) {
			$search->add( new Form_Source( 'template', $template_id ) );
		}
		$widgets = get_option( 'widget_block' );
		foreach ( is_array( $widgets ) ? $widgets : array() as $number => $widget ) {
			if ( is_array( $widget ) ) {
				$search->add( new Form_Source( 'widget', (string) $number ) );
			}
		}
		return $search->found;
	}

	/** Adds a source and the sources that its blocks refer to. */
	private function add( Form_Source $source ): void {
		$key = $source->get_key();
		if ( isset( $this->found[ $key ] ) || count( $this->found ) >= self::LIMIT ) {
			return;
		}
		$this->found[ $key ] = $source;
		$content             = $source->get_content();
		if ( false !== strpos( $content, 'wp:block ' ) || false !== strpos( $content, '"ref":' ) || false !== strpos( $content, 'wp:template-part ' ) ) {
			$this->add_referenced( parse_blocks( $content ) );
		}
	}

	/** Adds the patterns and template parts that blocks refer to. */
	private function add_referenced( array $blocks ): void {
		$names = array( 'core/block' => 'ref' ) + Blocks::get_declared( 'formReference' );
		foreach ( $blocks as $block ) {
			$attrs = $block['attrs'];
			$ref   = isset( $names[ $block['blockName'] ] ) ? $names[ $block['blockName'] ] : '';
			if ( isset( $attrs[ $ref ] ) && is_numeric( $attrs[ $ref ] ) ) {
				$this->add( new Form_Source( 'pattern', (string) (int) $attrs[ $ref ] ) );
			}
			if ( 'core/template-part' === $block['blockName'] && isset( $attrs['slug'] ) && is_string( $attrs['slug'] ) ) {
				$theme = isset( $attrs['theme'] ) && is_string( $attrs['theme'] ) ? $attrs['theme'] : get_stylesheet();
				$this->add( new Form_Source( 'part', $theme . '//' . $attrs['slug'] ) );
			}
			$this->add_referenced( $block['innerBlocks'] );
		}
	}
}
