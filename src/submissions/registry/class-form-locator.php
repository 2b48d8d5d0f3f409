<?php
namespace Mainstreet\Submissions\Registry;

use Mainstreet\Registration\Block_Types\Block_Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the sources of the current page, for forms outside the content of the post: templates, template parts, patterns,
 * widgets.
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
	private static array $done = array();

	/**
	 * Forms found in this request, by source and hash of its content.
	 *
	 * @var array<string, array[]>
	 */
	private static array $forms = array();

	/**
	 * Finds the forms of a source. Memoized, because each form of a page calls this.
	 *
	 * @param Form_Source $source Source of the form.
	 * @return array[] Definitions by hash.
	 */
	public static function forms_of( Form_Source $source ): array {
		$content = $source->content();
		$key     = $source->key() . '|' . md5( $content );
		if ( ! isset( self::$forms[ $key ] ) ) {
			self::$forms         = count( self::$forms ) < self::LIMIT ? self::$forms : array();
			self::$forms[ $key ] = Form_Schemas::in_content( $content );
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
	public static function candidates( $post_id, ?string $template = null ): array {
		global $_wp_current_template_id;
		$template = null === $template ? $_wp_current_template_id : $template;
		$name     = $post_id . '|' . ( is_string( $template ) ? $template : '' );
		if ( ! isset( self::$done[ $name ] ) ) {
			self::$done[ $name ] = self::search( $post_id, $template );
		}
		return self::$done[ $name ];
	}

	/**
	 * Finds the sources that other sources refer to.
	 *
	 * @param Form_Source[] $sources Sources to start with.
	 * @return array<string, Form_Source> By key.
	 */
	public static function behind( array $sources ): array {
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

	/**
	 * Adds a source and the sources that its blocks refer to.
	 *
	 * @param Form_Source $source Source of the form.
	 */
	private function add( Form_Source $source ): void {
		$key = $source->key();
		if ( isset( $this->found[ $key ] ) || count( $this->found ) >= self::LIMIT ) {
			return;
		}
		$this->found[ $key ] = $source;
		$content             = $source->content();
		if ( false !== strpos( $content, 'wp:block ' ) || false !== strpos( $content, '"ref":' ) || false !== strpos( $content, 'wp:template-part ' ) ) {
			$this->follow( parse_blocks( $content ) );
		}
	}

	/**
	 * Adds the patterns and template parts that blocks refer to.
	 *
	 * @param array[] $blocks Entries of parse_blocks().
	 */
	private function follow( array $blocks ): void {
		$names = array( 'core/block' => 'ref' ) + Block_Declarations::get( 'formReference' );
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
			$this->follow( $block['innerBlocks'] );
		}
	}
}
