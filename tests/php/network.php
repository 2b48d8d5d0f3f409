<?php
/**
 * A network of sites for a test, as WordPress's own network setup makes it: the usual eight keys in wp-config.php, no
 * SECRET_KEY, no `secret_key` among the network's options, and the plugin there but not active. Each has its own folder
 * and database.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

final class Network {
	const PLUGIN = 'mainstreet-blocks/plugin.php';

	private $dir;
	private $database = '';
	private $subdomains;

	/**
	 * Installs a stock network in a temporary folder.
	 *
	 * @param bool $subdomains Whether its sites have domains of their own; else folders.
	 */
	public function __construct( $subdomains ) {
		$this->subdomains = $subdomains;
		$this->dir        = sys_get_temp_dir() . '/mainstreet-network-' . uniqid();
		$this->lay_out();
		$this->configure( array() );
		same( 'made', $this->run( 'make', array( 'domain' => $this->domain(), 'subdomains' => $subdomains ), '', __DIR__ . '/processes/installing.php' ) );
		$this->configure(
			array(
				'MULTISITE'            => true,
				'SUBDOMAIN_INSTALL'    => $subdomains,
				'DOMAIN_CURRENT_SITE'  => $this->domain(),
				'PATH_CURRENT_SITE'    => '/',
				'SITE_ID_CURRENT_SITE' => 1,
				'BLOG_ID_CURRENT_SITE' => 1,
			)
		);
	}

	/** The folder of a site with the plugins and themes of the one that the tests run in. */
	private function lay_out() {
		$from = getenv( 'MAINSTREET_SITE' ) . '/wp-content';
		mkdir( $this->dir . '/wp-content/database', 0777, true );
		mkdir( $this->dir . '/wp-content/uploads' );
		foreach ( array( 'plugins', 'themes', 'mu-plugins' ) as $name ) {
			symlink( "$from/$name", $this->dir . '/wp-content/' . $name );
		}
		if ( is_file( "$from/db.php" ) ) {
			copy( "$from/db.php", $this->dir . '/wp-content/db.php' );
		} else {
			$this->database = 'network_' . uniqid();
			$GLOBALS['wpdb']->query( "CREATE DATABASE $this->database CHARACTER SET utf8mb4" );
		}
	}

	/** Writes wp-config.php: that of the site the tests run in, without its addresses. */
	private function configure( array $constants ) {
		$config = file_get_contents( getenv( 'MAINSTREET_SITE' ) . '/wp-config.php' );
		$config = str_replace( getenv( 'MAINSTREET_SITE' ), $this->dir, $config );
		$config = preg_replace( "/^define\( 'WP_(HOME|SITEURL|CONTENT_URL)'.*\n/m", '', $config );
		same( 8, preg_match_all( "/^define\( '\w+_(KEY|SALT)'/m", $config ), 'the usual keys' );
		if ( '' !== $this->database ) {
			$config = preg_replace( "/^define\( 'DB_NAME'.*$/m", "define( 'DB_NAME', '$this->database' );", $config );
		}
		foreach ( $constants as $name => $value ) {
			$config .= 'define( ' . var_export( $name, true ) . ', ' . var_export( $value, true ) . " );\n";
		}
		file_put_contents( $this->dir . '/wp-config.php', $config );
	}

	private function domain() {
		return 'network.example';
	}

	/** Domain and path of a site by its name; '' for the main one. */
	public function place( $site ) {
		if ( '' === $site ) {
			return array( $this->domain(), '/' );
		}
		return $this->subdomains ? array( $site . '.' . $this->domain(), '/' ) : array( $this->domain(), "/$site/" );
	}

	/**
	 * Runs a program of processes/network/ as a request to a site of the network.
	 *
	 * @param string $program Name.
	 * @param array  $values  Its $values.
	 * @param string $site    Name of the site; '' for the main one.
	 * @param string $before  File that runs before WordPress is loaded.
	 * @return mixed What it printed, read as JSON where it is JSON.
	 */
	public function run( $program, array $values = array(), $site = '', $before = '' ) {
		list( $domain, $path ) = $this->place( $site );
		$output = start_worker(
			array(
				'program' => __DIR__ . "/processes/network/$program.php",
				'before'  => $before,
				'values'  => $values,
				'server'  => array( 'HTTP_HOST' => $domain, 'SERVER_NAME' => $domain, 'REQUEST_URI' => $path ),
			),
			array( 'MAINSTREET_SITE' => $this->dir )
		)();
		$value  = json_decode( $output, true );
		return null === $value ? $output : $value;
	}

	/** Adds a site; gives its number. */
	public function add( $site ) {
		list( $domain, $path ) = $this->place( $site );
		return $this->run( 'add-site', array( 'domain' => $domain, 'path' => $path ) );
	}

	/** Tables of the plugin, by the number of the site they belong to, and how many. */
	public function tables() {
		return $this->run( 'tables' );
	}

	public function remove() {
		if ( '' !== $this->database ) {
			$GLOBALS['wpdb']->query( "DROP DATABASE $this->database" );
		}
		exec( 'rm -rf ' . escapeshellarg( $this->dir ) );
	}
}

/** Runs a test in a network of folders, and in one of domains. */
function in_networks( callable $body ) {
	foreach ( array( false, true ) as $subdomains ) {
		$network = new Network( $subdomains );
		try {
			$body( $network );
		} finally {
			$network->remove();
		}
	}
}
