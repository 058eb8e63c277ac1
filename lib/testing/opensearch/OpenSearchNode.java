import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of OpenSearch in a process of its own, so that a test can kill it: {@code java OpenSearchNode.java setting=value …}.
 * The distribution is not on Maven Central, its jars are; the public launcher wants the distribution's folders and plugins.
 */
public class OpenSearchNode extends Node {
  private OpenSearchNode(Settings settings) {
    super(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"), List.of(Netty4Plugin.class, MapperExtrasPlugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class), false);
  }

  public static void main(String[] settings) throws Exception {
    Settings.Builder builder = Settings.builder();
    for (String setting : settings) {
      int equals = setting.indexOf('=');
      builder.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    new OpenSearchNode(builder.build()).start();
    System.out.println("started");
    new CountDownLatch(1).await();
  }
}
